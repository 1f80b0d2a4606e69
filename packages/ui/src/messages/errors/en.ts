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
    "The operator can add the address to {setting}, or map it to an allowed source with an alias there.",
  "error.SOURCE_DOWN.title": "The data source does not answer",
  "error.SOURCE_DOWN.why": "{source} could not be reached or answered with an error.",
  "error.SOURCE_DOWN.todo": "Try again in a few minutes.",
  "error.SOURCE_ANSWER_INVALID.title": "The data source gave an unreadable answer",
  "error.SOURCE_ANSWER_INVALID.why": "{source} answered, but not with data that can be read.",
  "error.SOURCE_ANSWER_INVALID.todo": "Try again later, or tell the operator of the source.",
  "error.SOURCE_TIMEOUT.title": "The data source takes too long",
  "error.SOURCE_TIMEOUT.why": "{source} did not answer within {seconds} seconds.",
  "error.SOURCE_TIMEOUT.todo": "Choose fewer values with the filters, or try again later.",
  "error.RESULT_TOO_LARGE.title": "Too much data for one chart",
  "error.RESULT_TOO_LARGE.why": "The selection holds more than can be read at once.",
  "error.RESULT_TOO_LARGE.todo": "Narrow it with the filters.",
  "error.JOIN_TOO_LARGE.title": "The joined datasets make too many rows",
  "error.JOIN_TOO_LARGE.why":
    "Many rows of one dataset share a value with many rows of another, and each pair becomes a row.",
  "error.JOIN_TOO_LARGE.todo":
    "Filter each dataset to one value in every dimension that is not joined, or join by more dimensions.",
  "error.DOCUMENT_INVALID.title": "This chart cannot be read",
  "error.DOCUMENT_INVALID.why": "Its description breaks the format at {path}: {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Start again from the dataset, or send the person who made it this message.",
  "error.DOCUMENT_IS_CHART.title": "This is one chart, not a whole document",
  "error.DOCUMENT_IS_CHART.why":
    "What was sent is the config of a single chart. A document holds one or more of them in a list, with the source of their data.",
  "error.DOCUMENT_IS_CHART.todo":
    "Put it into the list chartConfigs of a document that names its dataSource and its activeChartKey.",
  "error.DOCUMENT_TOO_NEW.title": "This chart was made with a newer version",
  "error.DOCUMENT_TOO_NEW.why":
    "It has version {version}; this site reads up to version {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Open it where it was made, or ask the operator to update this site.",
  "error.PREVIEW_UNREADABLE.title": "This preview cannot be read",
  "error.PREVIEW_UNREADABLE.why":
    "What the link, the form or the message holds is no chart, or only a part of one.",
  "error.PREVIEW_UNREADABLE.todo":
    "Copy the whole link once more, or make a new preview where the chart was made.",
  "error.PICTURE_BUSY.title": "Too many pictures at once",
  "error.PICTURE_BUSY.why": "This site is drawing as many pictures as it can just now.",
  "error.PICTURE_BUSY.todo": "Wait {seconds} seconds and ask again.",
  "error.PICTURE_TOO_LARGE.title": "The picture would be too large",
  "error.PICTURE_TOO_LARGE.why": "It would have more than {limit} million pixels.",
  "error.PICTURE_TOO_LARGE.todo": "Ask for a smaller width or scale, or take the SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "This format cannot hold so many data",
  "error.DOWNLOAD_TOO_LARGE.why":
    "The selection has {size} (rows × columns), more than a file of the format {format} can have.",
  "error.DOWNLOAD_TOO_LARGE.todo": "Take CSV or Parquet, or narrow the selection with the filters.",
  "error.PARAM_UNKNOWN.title": "This file cannot be made as its address asks",
  "error.PARAM_UNKNOWN.why":
    "“{name}” = “{value}” does not exist in this chart, or has no data together with the rest of the address.",
  "error.PARAM_UNKNOWN.todo": "Possible instead: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Too many downloads at once",
  "error.DOWNLOAD_BUSY.why": "This site is making as many files as it can just now.",
  "error.DOWNLOAD_BUSY.todo": "Wait {seconds} seconds and ask again.",
  "error.NO_DIMENSION.title": "This chart needs what its dataset does not have",
  "error.NO_DIMENSION.why": "The dataset has no dimension or measure {id}.",
  "error.NO_DIMENSION.todo":
    "Ask the person who made the chart to choose another dimension or measure; it may have a new name in a newer version of the dataset.",
  "error.MEASURE_NOT_NUMERICAL.title": "This chart needs a measure of numbers",
  "error.MEASURE_NOT_NUMERICAL.why": "The measure {id} is not numerical.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Ask the person who made the chart to choose a measure with numbers.",
  "error.DIMENSION_NOT_TEMPORAL.title": "This chart needs a dimension of time",
  "error.DIMENSION_NOT_TEMPORAL.why": "The dimension {id} is not temporal.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Ask the person who made the chart to choose a dimension of time, or another kind of chart.",
  "error.MEASURE_UNITS_DIFFER.title": "This chart needs measures of one unit",
  "error.MEASURE_UNITS_DIFFER.why": "The measure {id} has another unit than the first one.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Ask the person who made the chart to choose measures of one unit, or another kind of chart.",
  "error.MEASURE_UNITS_EQUAL.title": "This chart needs measures of two units",
  "error.MEASURE_UNITS_EQUAL.why": "The measure {id} has the same unit as the first one.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Ask the person who made the chart to choose measures of different units, or another kind of chart.",
  "error.CONFIG_NOT_FOUND.title": "Chart not found",
  "error.CONFIG_NOT_FOUND.why":
    "There is no published chart with the key {key}. It may have been removed by its owner.",
  "error.CONFIG_NOT_FOUND.todo": "Check the address, or search the catalogue for the data.",
  "error.PAGE_NOT_FOUND.title": "Page not found",
  "error.PAGE_NOT_FOUND.why": "There is nothing at this address.",
  "error.PAGE_NOT_FOUND.todo": "Go to the catalogue and start from there.",
  "error.BAD_REQUEST.title": "The request was not understood",
  "error.BAD_REQUEST.why": "{problem}",
  "error.BAD_REQUEST.todo": "Check the address or the form and send it again.",
  "error.NOT_SIGNED_IN.title": "You are not signed in",
  "error.NOT_SIGNED_IN.why":
    "Only people with an account can do this, and your session may have ended.",
  "error.NOT_SIGNED_IN.todo": "Sign in and try again. Your work is kept in this browser.",
  "error.PUBLISHING_OFF.title": "Nobody can publish here at the moment",
  "error.PUBLISHING_OFF.why": "Whoever runs this site has switched publishing off.",
  "error.PUBLISHING_OFF.todo":
    "Save the chart as a picture, or publish it later: your work is kept in this browser.",
  "error.FOREIGN_ORIGIN.title": "Another site may not publish here",
  "error.FOREIGN_ORIGIN.why":
    "The request came from a page of another site, which whoever runs this one has not listed.",
  "error.FOREIGN_ORIGIN.todo": "Open the chart on this site and publish it there.",
  "error.RATE_LIMITED.title": "Too many requests",
  "error.RATE_LIMITED.why":
    "From your connection came more requests than this site takes in a short time.",
  "error.RATE_LIMITED.todo": "Wait {seconds} seconds and try again. Your work is kept.",
  "error.BODY_TOO_LARGE.title": "The chart is too large",
  "error.BODY_TOO_LARGE.why": "It takes more than {limit} kilobytes.",
  "error.BODY_TOO_LARGE.todo":
    "Shorten its texts, or select fewer values one by one in the filters.",
  "error.QUERY_TOO_COMPLEX.title": "The query asks for too much",
  "error.QUERY_TOO_COMPLEX.why": "It is nested too deeply or has too many fields.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Choose fewer datasets, values or filters; in a call of your own, split the query.",
  "error.STORED_STATE_INVALID.title": "The unfinished chart could not be restored",
  "error.STORED_STATE_INVALID.why":
    "What this browser had stored is not a valid chart and was removed.",
  "error.STORED_STATE_INVALID.todo": "Start again from the dataset.",
  "error.PUBLISH_FAILED.title": "The chart was not published",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo": "Nothing is lost: try again, or go on editing.",
  "error.POSSIBLE_FILTERS_FAILED.title": "The possible filter values could not be loaded",
  "error.POSSIBLE_FILTERS_FAILED.why": "The source gave no answer to this selection.",
  "error.POSSIBLE_FILTERS_FAILED.todo": "Choose another value, or try again.",
  "error.OFFLINE.title": "No connection",
  "error.OFFLINE.why": "The server could not be reached from here.",
  "error.OFFLINE.todo": "Check your connection and try again.",
  "error.STORAGE_FULL.title": "There is no room left to store charts",
  "error.STORAGE_FULL.why": "The disk of this site is full. Nothing was published.",
  "error.STORAGE_FULL.todo":
    "Whoever runs this site has to make room on the disk; publish again then. Your work is kept in this browser.",
  "error.STORE_AWAY.title": "The charts cannot be read or stored right now",
  "error.STORE_AWAY.why": "The place where this site keeps its charts does not answer.",
  "error.STORE_AWAY.todo": "Wait {seconds} seconds and try again. Your work is kept.",
  "error.INTERNAL.title": "Something went wrong",
  "error.INTERNAL.why":
    "The mistake is on our side and has been written to the log as {reference}.",
  "error.INTERNAL.todo": "Try again; if it stays, tell the operator this code.",
  "errors.code": "Error code: {code}",
  "errors.to-browse": "Go to the catalogue",
  "error.CHART_UNPUBLISHED.title": "This chart is no longer published",
  "error.CHART_UNPUBLISHED.why": "Whoever published it under the key {key} has taken it back.",
  "error.CHART_UNPUBLISHED.todo": "Ask them, or search the catalogue for the data.",
  "error.TOKEN_UNKNOWN.title": "Nobody has this token",
  "error.TOKEN_UNKNOWN.why": "It is wrong, was revoked or has expired.",
  "error.TOKEN_UNKNOWN.todo": "Make another one under “My charts”, “Programs”.",
  "error.CHART_ALLOWANCE.title": "You keep as many charts as you may",
  "error.CHART_ALLOWANCE.why": "Your account may keep {limit} charts.",
  "error.CHART_ALLOWANCE.todo":
    "Remove some that you no longer need, or ask an administrator of this site.",
  "error.NOT_ALLOWED.title": "You may not do this",
  "error.NOT_ALLOWED.why":
    "Your account is here to look at or prepare charts, and this needs more.",
  "error.NOT_ALLOWED.todo": "Ask an administrator of this site.",
  "error.NOT_OWNER.title": "This chart is somebody else’s",
  "error.NOT_OWNER.why": "Only the person or the team that owns a chart changes it.",
  "error.NOT_OWNER.todo": "Make a copy of it, or ask them to hand it over.",
  "error.RECIPIENT_UNKNOWN.title": "Nobody who can take this chart has this address",
  "error.RECIPIENT_UNKNOWN.why":
    "The site does not say who has an account. Whoever takes a chart signs in where you do, is an author, has room for it and, where a team has the chart, is in this team.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Ask the person whether the address is right and whether they have signed in here, or ask an administrator.",
  "error.CHANGED_MEANWHILE.title": "The chart was changed meanwhile",
  "error.CHANGED_MEANWHILE.why": "Somebody has saved it since you opened it.",
  "error.CHANGED_MEANWHILE.todo": "Open it again and look at the change, or go on with a copy.",
  "error.PALETTE_NAME_TAKEN.title": "You have another palette of this name",
  "error.PALETTE_NAME_TAKEN.why": "A name stands for one palette.",
  "error.PALETTE_NAME_TAKEN.todo": "Choose another name.",
} as const;
