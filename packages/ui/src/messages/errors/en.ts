export const en = {
  "error.CANNOT_FIND_CUBE.title": "Dataset not found",
  "error.CANNOT_FIND_CUBE.why":
    "The source {source} has no dataset at the address {iri}, or it has been withdrawn.",
  "error.CANNOT_FIND_CUBE.todo": "Search the catalogue for it, or check the address.",
  "error.CUBE_GONE.title": "The data of this chart are not available",
  "error.CUBE_GONE.why":
    "The dataset “{title}” was removed from its source, and there is no copy of the chart.",
  "error.CUBE_GONE.todo":
    "Look for a newer dataset in the catalogue, or ask the publisher of the data.",
  "error.SOURCE_NOT_ALLOWED.title": "This data source is not allowed here",
  "error.SOURCE_NOT_ALLOWED.why":
    "The data come from {source}, which the operator of this site has not allowed.",
  "error.SOURCE_NOT_ALLOWED.todo":
    "The operator can add the address to {setting}, or define an alias there that maps it to an allowed source.",
  "error.SOURCE_DOWN.title": "The data source is not responding",
  "error.SOURCE_DOWN.why": "{source} could not be reached or responded with an error.",
  "error.SOURCE_DOWN.todo": "Try again in a few minutes.",
  "error.SOURCE_BUSY.title": "The data source is busy",
  "error.SOURCE_BUSY.why": "{source} is answering as many queries as it can.",
  "error.SOURCE_BUSY.todo": "Try again in {seconds}\u00a0s.",
  "error.SOURCE_ANSWER_INVALID.title": "The data source returned an unreadable answer",
  "error.SOURCE_ANSWER_INVALID.why": "{source} responded, but not with data that can be read.",
  "error.SOURCE_ANSWER_INVALID.todo": "Try again later, or tell the operator of the source.",
  "error.SOURCE_TIMEOUT.title": "The data source took too long",
  "error.SOURCE_TIMEOUT.why": "{source} did not respond within {seconds}\u00a0s.",
  "error.SOURCE_TIMEOUT.todo": "Choose fewer values with the filters, or try again later.",
  "error.RESULT_TOO_LARGE.title": "Too much data for one chart",
  "error.RESULT_TOO_LARGE.why": "The selection contains more data than can be read at once.",
  "error.RESULT_TOO_LARGE.todo": "Narrow it with the filters.",
  "error.JOIN_TOO_LARGE.title": "The joined datasets produce too many rows",
  "error.JOIN_TOO_LARGE.why":
    "Many rows of one dataset share a value with many rows of another, and each pair becomes a row.",
  "error.JOIN_TOO_LARGE.todo":
    "Filter each dataset to one value in every dimension that is not joined, or join by more dimensions.",
  "error.DOCUMENT_INVALID.title": "This chart cannot be read",
  "error.DOCUMENT_INVALID.why": "Its description does not follow the format at {path}: {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Start again from the dataset, or send this message to the person who made the chart.",
  "error.DOCUMENT_IS_CHART.title": "This is one chart, not a whole document",
  "error.DOCUMENT_IS_CHART.why":
    "What was sent is the configuration of a single chart. A document contains a list of charts and the source of their data.",
  "error.DOCUMENT_IS_CHART.todo":
    "Put it in the list chartConfigs of a document that has a dataSource and an activeChartKey.",
  "error.DOCUMENT_TOO_LARGE.title": "This is more than a page can hold",
  "error.DOCUMENT_TOO_LARGE.why": "There is too much at {path}: {problem}",
  "error.DOCUMENT_TOO_LARGE.todo": "Shorten the content there, or divide it among several pages.",
  "error.DOCUMENT_TOO_NEW.title": "This chart was made with a newer version",
  "error.DOCUMENT_TOO_NEW.why":
    "It uses version {version}; this site reads versions up to {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Open it where it was made, or ask the operator to update this site.",
  "error.PREVIEW_UNREADABLE.title": "This preview cannot be read",
  "error.PREVIEW_UNREADABLE.why":
    "The link, form or message contains no chart, or only part of one.",
  "error.PREVIEW_UNREADABLE.todo":
    "Copy the whole link again, or create a new preview where the chart was made.",
  "error.PICTURE_BUSY.title": "Too many images at once",
  "error.PICTURE_BUSY.why":
    "This site is already creating as many images as it can, for everyone or for your network.",
  "error.PICTURE_BUSY.todo": "Try again in {seconds}\u00a0s.",
  "error.PICTURE_DELAYED.title": "The image could not be created yet",
  "error.PICTURE_DELAYED.why":
    "The program of this site that creates PNG images was busy with other images, or has just been started again.",
  "error.PICTURE_DELAYED.todo": "Try again in {seconds}\u00a0s, or use the SVG.",
  "error.PICTURE_FAILED.title": "The image could not be created",
  "error.PICTURE_FAILED.why":
    "The program of this site that creates PNG images fails on this view, and would fail again.",
  "error.PICTURE_FAILED.todo": "Use the SVG, or choose another view, width or scale.",
  "error.PICTURE_LATE.title": "The image was not ready in time",
  "error.PICTURE_LATE.why": "This site spends at most four seconds on an image.",
  "error.PICTURE_LATE.todo":
    "Try again in {seconds}\u00a0s, or choose a smaller width or scale, or the SVG.",
  "error.PICTURE_TOO_LARGE.title": "The image would be too large",
  "error.PICTURE_TOO_LARGE.why": "It would have more than {limit} million pixels.",
  "error.PICTURE_TOO_LARGE.todo": "Choose a smaller width or scale, or use the SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "This format cannot hold so much data",
  "error.DOWNLOAD_TOO_LARGE.why":
    "The selection has {size} (rows × columns), more than a file in {format} format can hold.",
  "error.DOWNLOAD_TOO_LARGE.todo":
    "Choose CSV or Parquet, or narrow the selection with the filters.",
  "error.PARAM_UNKNOWN.title": "This file cannot be created from this address",
  "error.PARAM_UNKNOWN.why":
    "“{name}” = “{value}” does not exist in this chart, or has no data in combination with the rest of the address.",
  "error.PARAM_UNKNOWN.todo": "Possible values: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Too many downloads at once",
  "error.DOWNLOAD_BUSY.why":
    "This site is already creating as many files as it can, for everyone or for your network.",
  "error.DOWNLOAD_BUSY.todo": "Try again in {seconds}\u00a0s.",
  "error.NO_DIMENSION.title": "This chart needs something its dataset does not have",
  "error.NO_DIMENSION.why": "The dataset has no dimension or measure {id}.",
  "error.NO_DIMENSION.todo":
    "Ask the person who made the chart to choose another dimension or measure; it may have a new name in a newer version of the dataset.",
  "error.MEASURE_NOT_NUMERICAL.title": "This chart needs a numerical measure",
  "error.MEASURE_NOT_NUMERICAL.why": "The measure {id} is not numerical.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Ask the person who made the chart to choose a numerical measure.",
  "error.DIMENSION_NOT_TEMPORAL.title": "This chart needs a time dimension",
  "error.DIMENSION_NOT_TEMPORAL.why": "The dimension {id} is not a time dimension.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Ask the person who made the chart to choose a time dimension or another chart type.",
  "error.MEASURE_UNITS_DIFFER.title": "This chart needs measures with the same unit",
  "error.MEASURE_UNITS_DIFFER.why": "The measure {id} has a different unit from the first measure.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Ask the person who made the chart to choose measures with the same unit or another chart type.",
  "error.MEASURE_UNITS_EQUAL.title": "This chart needs measures with different units",
  "error.MEASURE_UNITS_EQUAL.why": "The measure {id} has the same unit as the first measure.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Ask the person who made the chart to choose measures with different units or another chart type.",
  "error.CONFIG_NOT_FOUND.title": "Chart not found",
  "error.CONFIG_NOT_FOUND.why":
    "There is no published chart with the key {key}. It may have been removed by its owner.",
  "error.CONFIG_NOT_FOUND.todo": "Check the address, or search the catalogue for the data.",
  "error.PAGE_NOT_FOUND.title": "Page not found",
  "error.PAGE_NOT_FOUND.why": "There is nothing at this address.",
  "error.PAGE_NOT_FOUND.todo": "Go to the catalogue and start from there.",
  "error.BAD_REQUEST.title": "The request was not understood",
  "error.BAD_REQUEST.why": "Details: {problem}",
  "error.BAD_REQUEST.todo": "Check the address or the form and try again.",
  "error.NOT_SIGNED_IN.title": "You are not signed in",
  "error.NOT_SIGNED_IN.why":
    "Only people with an account can do this, and your session may have ended.",
  "error.NOT_SIGNED_IN.todo": "Sign in and try again. Your work is saved in this browser.",
  "error.PUBLISHING_OFF.title": "Publishing is not possible at the moment",
  "error.PUBLISHING_OFF.why": "The operator of this site has switched publishing off.",
  "error.PUBLISHING_OFF.todo":
    "Save the chart as an image, or publish it later: your work is saved in this browser.",
  "error.FOREIGN_ORIGIN.title": "Other sites cannot publish here",
  "error.FOREIGN_ORIGIN.why":
    "The request came from a page on another site, which the operator of this site has not allowed.",
  "error.FOREIGN_ORIGIN.todo": "Open the chart on this site and publish it here.",
  "error.RATE_LIMITED.title": "Too many requests",
  "error.RATE_LIMITED.why":
    "More requests came from your connection than this site accepts in a short time.",
  "error.RATE_LIMITED.todo": "Try again in {seconds}\u00a0s. Your work is saved.",
  "error.BODY_TOO_LARGE.title": "The chart is too large",
  "error.BODY_TOO_LARGE.why": "It takes more than {limit} kilobytes.",
  "error.BODY_TOO_LARGE.todo":
    "Shorten its texts, or select fewer individual values in the filters.",
  "error.QUERY_TOO_COMPLEX.title": "The query asks for too much",
  "error.QUERY_TOO_COMPLEX.why": "It is nested too deeply or has too many fields.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Choose fewer datasets, values or filters; if you wrote the query yourself, split it.",
  "error.STORED_STATE_INVALID.title": "The unfinished chart could not be restored",
  "error.STORED_STATE_INVALID.why":
    "This browser has saved something that cannot be read as a chart here. Nothing has been deleted.",
  "error.STORED_STATE_INVALID.todo":
    "Download it as a file, then delete it here and start again from the dataset.",
  "error.PUBLISH_FAILED.title": "The chart was not published",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo": "Nothing is lost: try again, or continue editing.",
  "error.POSSIBLE_FILTERS_FAILED.title": "The possible filter values could not be loaded",
  "error.POSSIBLE_FILTERS_FAILED.why": "The source did not respond for this selection.",
  "error.POSSIBLE_FILTERS_FAILED.todo": "Choose another value, or try again.",
  "error.PUBLISH_UNANSWERED.title": "It is not certain whether the chart was published",
  "error.PUBLISH_UNANSWERED.why":
    "No answer came from the server: the connection was interrupted, or the server did not respond in time.",
  "error.PUBLISH_UNANSWERED.todo":
    "Check your connection and publish again: what has already arrived is not published a second time. Nothing is lost.",
  "error.SERVER_AWAY.title": "The server of this site is not available at the moment",
  "error.SERVER_AWAY.why": "It answered with the number {status} instead of what was asked for.",
  "error.SERVER_AWAY.todo":
    "Try again in a few minutes; if that does not help, give this number to the operator. Your work is saved in this browser.",
  "error.OFFLINE.title": "No connection",
  "error.OFFLINE.why": "The server could not be reached from here.",
  "error.OFFLINE.todo": "Check your connection and try again.",
  "error.STORAGE_FULL.title": "There is no space left for charts",
  "error.STORAGE_FULL.why": "The disk of this site is full. Nothing was published.",
  "error.STORAGE_FULL.todo":
    "The operator of this site must free up disk space; then publish again. Your work is saved in this browser.",
  "error.STORE_AWAY.title": "Charts cannot be read or saved at the moment",
  "error.STORE_AWAY.why": "The storage of this site is not responding.",
  "error.STORE_AWAY.todo": "Try again in {seconds}\u00a0s. Your work is saved.",
  "error.INTERNAL.title": "Something went wrong",
  "error.INTERNAL.why": "The error is on our side and has been logged as {reference}.",
  "error.INTERNAL.todo": "Try again; if the problem persists, give this code to the operator.",
  "errors.code": "Error code: {code}",
  "errors.undrawn":
    "This page has many dense charts. Your browser draws this one when you come to it.",
  "errors.undrawn.alone": "Show this chart on its own",
  "errors.undrawn.left-out":
    "This chart is left out here: it would take too long to draw all charts of the page. Its own page shows it.",
  "errors.contact": "Contact:",
  "errors.to-browse": "Go to the catalogue",
  "error.CHART_UNPUBLISHED.title": "This chart is no longer published",
  "error.CHART_UNPUBLISHED.why":
    "It was published under the key {key} and has since been unpublished.",
  "error.CHART_UNPUBLISHED.todo":
    "Ask the person who published it, or search the catalogue for the data.",
  "error.TOKEN_UNKNOWN.title": "Unknown token",
  "error.TOKEN_UNKNOWN.why": "It is incorrect, has been revoked or has expired.",
  "error.TOKEN_UNKNOWN.todo": "Create a new one under “My charts”, “Programs”.",
  "error.CHART_ALLOWANCE.title": "You have reached your chart limit",
  "error.CHART_ALLOWANCE.why": "Charts that your account can keep: {limit}.",
  "error.CHART_ALLOWANCE.todo":
    "Remove some that you no longer need, or ask an administrator of this site.",
  "error.NOT_ALLOWED.title": "You are not allowed to do this",
  "error.NOT_ALLOWED.why": "Your account can only be used to view or prepare charts.",
  "error.NOT_ALLOWED.todo": "Ask an administrator of this site.",
  "error.NOT_OWNER.title": "This chart belongs to someone else",
  "error.NOT_OWNER.why": "Only the person or team that owns a chart can change it.",
  "error.NOT_OWNER.todo": "Make a copy of it, or ask them to hand it over.",
  "error.RECIPIENT_UNKNOWN.title": "Nobody who can take this chart has this address",
  "error.RECIPIENT_UNKNOWN.why":
    "The site does not say who has an account. The new owner must sign in through the same service as you, be an author, have room for the chart and, if a team holds it, be in that team.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Ask the person whether the address is right and whether they have signed in here, or ask an administrator.",
  "error.ROLE_OF_PROVIDER.title": "This role is given elsewhere",
  "error.ROLE_OF_PROVIDER.why": "{provider} says at each sign-in which role this person has.",
  "error.ROLE_OF_PROVIDER.todo":
    "Change the role at {provider}; it applies from the next sign-in on. You can block the person here.",
  "error.LAST_ADMINISTRATOR.title": "This site would have no administrator",
  "error.LAST_ADMINISTRATOR.why":
    "Only an administrator gives roles and unblocks people, and nobody else here is one now.",
  "error.LAST_ADMINISTRATOR.todo": "First make another person an administrator, then try again.",
  "error.NOBODY_TO_GIVE_BACK.title": "This chart cannot be given back",
  "error.NOBODY_TO_GIVE_BACK.why":
    "Nobody handed it over to you, or they no longer have an account here or are not in its team.",
  "error.NOBODY_TO_GIVE_BACK.todo": "Ask an administrator of this site to hand it over.",
  "error.REMOVED_ALLOWANCE.title": "You have removed too many charts",
  "error.REMOVED_ALLOWANCE.why":
    "Removed charts are kept for 30 days. Your account can have at most this many of them at a time: {limit}.",
  "error.REMOVED_ALLOWANCE.todo":
    "Restore some that you need, wait until the oldest are deleted, or ask an administrator of this site.",
  "error.INVITATION_USED.title": "This invitation is no longer valid",
  "error.INVITATION_USED.why":
    "It has already been used or has expired, or the person who made it can no longer invite people to this team.",
  "error.INVITATION_USED.todo": "Ask for a new one.",
  "error.RELEASE_TIME_PAST.title": "This time is in the past",
  "error.RELEASE_TIME_PAST.why":
    "A publication can only be scheduled for a time in the future. Nothing was published.",
  "error.RELEASE_TIME_PAST.todo": "Choose a later time, or publish the chart now instead.",
  "error.RELEASE_TIME_LEFT_OUT.title": "This time does not exist",
  "error.RELEASE_TIME_LEFT_OUT.why":
    "Clocks in {zone} are put forward that day, and this hour is left out.",
  "error.RELEASE_TIME_LEFT_OUT.todo": "Choose a time before or after that hour.",
  "error.CHANGED_MEANWHILE.title": "The chart has been changed in the meantime",
  "error.CHANGED_MEANWHILE.why": "Someone has saved it since you opened it.",
  "error.CHANGED_MEANWHILE.todo": "Open it again to see the change, or continue with a copy.",
  "error.ATTEMPT_USED.title": "An earlier attempt to publish has already succeeded",
  "error.ATTEMPT_USED.why":
    "What you sent then is public under the key {key}. This request has different content.",
  "error.ATTEMPT_USED.todo": "Open the published chart, or publish this one as a new chart.",
  "error.PALETTE_NAME_TAKEN.title": "You already have a palette with this name",
  "error.PALETTE_NAME_TAKEN.why": "Each palette needs its own name.",
  "error.PALETTE_NAME_TAKEN.todo": "Choose another name.",
} as const;
