/** Notices on every page, also before the sign-in, and the editor they are written in. */
export const notices = {
  title: "Notifications",
  lead: "What your administrators let you know at present.",
  none: "There are no notifications at the moment.",
  variants: { info: "Information", success: "Good news", warning: "Attention", danger: "Urgent" },
  dismiss: "Dismiss: {{text}}",
  more_one: "{{count}} more notice",
  more_other: "{{count}} more notices",
  fewer: "Show fewer",
  from: "from {{at}}",
  until: "until {{at}}",
  unknownTime: "(not set)",
};

/** One text in several languages. */
export const translations = {
  addLanguage: "Add a language",
  textIn: "{{field}} in {{language}}",
  remove: "Remove {{language}}",
  none: "Nothing is written yet: choose a language to begin.",
  startAt: "Start",
  endAt: "End",
  strong: "Bold",
  link: "Link",
  preview: "Preview",
  boldSample: "bold",
  linkSample: "words",
};

export const mediaFiles = {
  title: "File",
  none: "No file has been uploaded yet.",
  choose: "Choose a picture or film",
  other: "Choose another file",
  kinds: "PNG, JPEG, WebP or GIF up to 5 MB, MP4 or WebM up to 50 MB.",
  fixed: "It is shown somewhere: the file stays as it is.",
  upload: "Upload",
  replace: "Replace",
  uploaded: "Uploaded.",
  noFile: "Choose a file first.",
  pixels: "{{width}} × {{height}} pixels",
  alt: "The picture “{{name}}”",
  picture: "Picture",
  noPicture: "No picture",
  insertPicture: "Put in a picture …",
  noPictures: "There are no pictures yet: add some under “Media”.",
};
