/** Written by tools/make-font-metrics.ts; thousandths of an em. */

export const KERNED =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;’“”«»()/-–%°²³€";

const SANS = {
  left: "01234567789:773;3<=>?@ABCDEFG7HIJK77LMKKFFNOPQNRSTUV77777777777WWXXYZY[\\]7^__77777",
  right: "012111211311112121456789:;<1===>?1@A11BB=B=BCDEFGHIJ11111111111KLMNOPOQR1STUU11111",
  kerns:
    '"RTK"RTI!JPQ!Q*Q!Q%?F"J  RTM!R"ON"NTRTPQO.R(R TPRJT2!J!0PQ5HBDT;L"O%F!JMTJ"@ATMO@O TQN!O"RORQQJRRTQPM"O/TQTM!P FNPN!O!P6NQO#OQTNFON`NNKTOTNQONLON;"JI!H PTQ%QM$RTRRR/!O Q!R!Q!QA$W#POQPeTR!QTRTRRP!D!WPO!O (RF,R`,L!WPR!R "PTN$N!OR(\\(QR%QQ!M QQTO$PARTQQQ#QNINNcQPQTMTOTQNLTM=NTVKF!D RTROTM$ARTGTO!NP)R!R(P!O Z#L$I!BTOPRCPTQRQOPTR!NTOORRON!DI"N #RQ#QNRTDTP!JO!OTRQTP!RTQ!PTRQTGL"L R(Q"P"PTO/#PQ !O!N$M!BROQTEQ!RRQ!R!RTR&IL"R //-Z (R.R]TRV#RRTRT[$hZ $O\'ITO!J/$Q Z#O$R!ETQ!J,R&LR QRMTNR"LO!NP"PMQQPRRK!O"OO!N!I"QLTVN !R!P"QR"ITMTRLN&Q(R&O TQQTRO"OK"LTRTPQP#W$Z&K TRR!P"PL"LTRTQNP)Y&O TRTQLN"PTQ!JTPTRLNTPV(P"Q$ON!Q TQQTRP"OK"LTRTPQP$X#Z&O $M"QTO!ATNRQH$QQ&NPTN"N $B!N!8!:PDLT=!R!H!W!F!KJTK"0? $B!N!8!:PDLT=!R!H!W!F!KJTK"0? -O#N\'W!ZTX -O#N\'W!ZTX ?O&PA!Q!WWTVTPNTR]TON!Y&: CQ&PA*Q!]$\\&? !Q!O"RLOMTHTORQFL!Q#N!OTP!N +QTJTOPQK\'Q#Q!O /(`X "PTC$A!>LHMTC$Q`#LTWORTQ !N%MGLLXBTORMDL!OWQ!I!NWN!QTP',
};

export const SANS_400 = {
  pairs: SANS,
  characters:
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÐ×ØÞßæð÷øþĀĂĄďĐđĦħıĲĳĴĸľĿŀŁłŉŊŋŒœŦŧŵſ‐‑‒–—―‘’‚‛“”„†‡•⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉ … ‰′″‹›⁄€™←↑→↓−≈≤≥∞ẞ",
  advances:
    "3c5t9mblblkoep4p67679ebl4p6f4p7iblblblblblblblblblbl4p4pblblbl9llbcve4dnevcfbiexfw53b3dvbahzfrg8dig8dlcmcofpc3jmc1b0cr677i67blbocubsd5agd7bk5wbscw4m4nbj4vktczcud7d77f9f76cwarhra6ar9l674h67bl3c5tblblblbl4hblcuig7d9pbl9jcu6zbl7z7zcudedc4pcu7z7x9pjhk8jw9lcwcwcwcwcwcwkmfjblg8dzdsjecwblcud7cwcwcwdpffdeh0d94ncebhb4bj55ba7ubo62j5ffczlbl3co76hq5b6f6fblb4k0k04p4p4p4p9m9m9maeae687z2e7z7z7z7z7z7z7z7z7z4d4d817z7z7z7z7z7z7z7z7z7z0ko414uy4p9m5b5b06blfhezezezezblblblbljigb",
  more: "",
};

export const SANS_600 = {
  pairs: SANS,
  characters:
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÆÐÑ×ØÞßæð÷øþďĐđĦħıĲĳĸľĿŀŁłŃŅŇŉŊŋŒœŦŧſ‐‑‒–—―‘’‚‛“”„†‡•⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉ … ‰′″‹›⁄€™←↑→↓−≈≤≥∞ẞ",
  advances:
    "3c6jb6c1c1l5fj5f6s6s9yc15f6q5f7cc1c1c1c1c1c1c1c1c1c15f5fc1c1c1a4m3daeddsf5cqbyf8g75mbiedbqihg1gidygie8cxcyfzcok0ctbpcs6s7c6sc1bod1c4dfamdgbv6lc8da5253ca5bl7dcd1dgdg859r7td8bjikb5bja36s4v6sc13c6jc1c1c1c14vc1d1ij7kafc1a3d17gc18484d1duef5fd18481afjvkrk7a4kyfvg0c1giegekjgd4c1d1dgeafpdghbdi52dhccca5wbq94ca6xg0g0g0kafvdclnkucy7t5w6q6qc1b4k0k05f5f5f5fb6b6b6b6b66t842p8484848484848484844t4t88848484848484848484840kok14vq5fb65m5m0bc1g4eyeyeyeyc1c1c1c1jygu",
  more: '//(V  )R "R,VR+R(PR -V R/(RTR.R  TR  //(QQ !Q(R(RTRR*QVRRTRRR!R V)W *V#R/$V!VV (Q#R"QR\'R/TV /(P&Q //(V //-R /)V/"R  /"R (Q(Q\'R)Q%R /#V Q#R"RR/#R&Q#Q!Q /.R&R $R%QTVQ&RQ"Q Q\'RR/#R#R&Q "QTQ%QTV&R$Q $R$R!R#R$R$P!QOQQ#O $R$R!R#R$R$P!QOWQ#O /.RTR /.RTR!W V\'PP&QR!R!R!R!OQ%O R\'PP&Q%R,O /"R#R"R /"R /)R $W$X!WVWWTW%R%QTV !R%Q(R"R#O#RQ',
};
