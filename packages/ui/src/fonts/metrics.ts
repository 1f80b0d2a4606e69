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

const SERIF = {
  left: "01234567789:7;<=<>?@ABCDEFGHIJKLMNOPQJNNHHRSTUVWWXWYZZZZZZZZZZ[\\\\]]^_^`abcdeeZZZZZ",
  right: "01211121131144212156789:;<=>???@A>BC>DEE?F?EGHIJJKLMNNNNNNNNNNOPPQQRSRTUVWXYYNZ[[N",
  kerns:
    'TMTET;QTHWTGK>WO@B7:T<TWLRTR#NZQDQWTA%:<TNNTBN TOTMTR#RROR"Q%P!Rk$ONQ!N(P L!VRPTOPKONWTNTPMILMITQ#V*Q"ITKQTWP!W QPTP!R!PPTPQPPTR$PPOTPmgPTYNTMOPPJO"[#LX!P TPTP\'O!RTQ%Q"l$ONQ!N(O \'P!Q"PTOPPTM%`/TR"Q @PTOTWN!R>TQWJNW$RGHNNInTFNQOITLTKQPQTQ?TYZTI"G DMQOOTN!OGROPJLTQ#PIKLNLmLMNOJJMMOKMLN!FO!PM 7HTIPTI!Q7TJQEL&?BFJCrK>LMFBIDKCIEFTM4K!H@!XE =KTIPTI!R;TMQGL&BEHLFrKBNMHFLGLFMHHTM7LYXLE!YI TMTI!O$LOTP\'PRTRp"PWTI"H(K"J ;HTGPTI!R:TKPFK&ABFKDqIBMMFBHBKEHFFTM:I!KC"E "P!O!V$R!R(j\'WTR&V $HTPJRTO#HICCTC#R!O#QP"NR"QTDK!RTK TRTR/$RTQTR$OQ!N(O P#HTONOTOTOQTFKBBOA%QP"OTQ"OO"MTBI!MTLW TP"NTQK!N"QRNIKTG%I/TK!P "RTFTPK!MTP!JI?ATB#R!R!Q!Q"NQ"QTCK#K $P!Q!Q$NMOTL%I/"W R&R!R$PNORN%J^!XTc(\\"WTl TRTR/$RTQJR$OQ!N(O $O!N!O#PMFHTF/\'L"QTP LRRROKRMKLPL!PRKJEGMCRPRTPR!QRTP!QTQTPR!MTKRTP!P "RTHTPK!O#KJADTB/TQ#QTEM!OTN M%PMLQOTWPRTNLOMJ%K%W\'KTNZTQR MQ!QPTNKMPO!PRQKHJJER/$JTN!RPTR CQ!NPRKJFHMTXMNPLJJDGMM!N!VKN"X!M$<!]XOO TQTRTNQTM!M"POKFHTF!P/$PXTNRTPO ER!NPRLLFIMTYMNPKHJGGMORTNRTWKN!WX!O$HTQZTNW!Q $M!L!M#KKFFTC/%QTKTWTRTN  /QTLMTO TNTJT=PTE!HK7TP>@35T:!O!QN"L!=P!<#LT<BRITK3L \'O!QTV"PKJTG)Q,R"LTQ >TY!Z#A!ZPT[TW\\TWTNOTPThZJ#\\T\\P[YW!; =QX!ZR"=!ZLPZTWVTWTILTNPjTG"OWPVO[#<#KR!Q M#KXONITN!NTIJEDKC#OVNO!PLROTNRML"ITAKITGTG $R!O!P!W!MJJTH/\'K!ILTOL //-KO!GTP NPTP%OTPQTQTR%QRTPqTQ!PTNOTRMQQ!K"MHTGTL TMTLTBNTJ!JQETODB=?T>!P"RX#VF"H%:@TOTR>N N#NWTRK!WTQTFQEHKB!W!XRR"LTNTRTOM"MTFKJTJTG /+[ 5R#N!R6"JP[W!W!ILTOMqTFR!OTPTM',
};

export const SERIF_600 = {
  pairs: SERIF,
  characters:
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÆÐ×ØÞßæð÷øþďĐđĦħıĸľĿŀŁłŉŊŋŒœſ‐‑‒–—―‘’‚“”„†‡•⁰ⁱ⁴⁵⁶⁷⁸⁹⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉ … ‰′″‹›⁄€™←↑→↓−≈≤≥∞ẞ",
  advances:
    "446i9jcwcqo5ib3i8g8gaid06b736b7wczczczczczczczczczcz6b6bd0d0d09qlvhkgcg7igfeeqhxk98j8qhyewnmitiefhiehfdcfuitheq4gmgbe87o7w7od0cg8wd6facff3cs86dpfu746hev75ohfwe6fcetazaz80fkdxlee1e8bl7x657xd0446icqcrc8cq65c28wim8hdod0ap8w7cd08m8m8wf6f26b8w8m95donao5na9qnzigd0iefig0kvdtd0e6f2fcigf3k9fu74ev79ew7zew75lditfwopn27y7373czcgksks4c4c4cakajajc9c96o8m4a8m8m8m8m8m8m5d5caa8m8m8m8m8m8m8m8m8m8m19lh19yz4saa6v6v2icqkegogogogod0d0d0d0jthv",
  more: "",
};
