/** XML has no way to say these, not even as numbers. */
// oxlint-disable-next-line no-control-regex -- they are what is taken away
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Words as they stand in XML, between tags or as a value in double quotes. */
export const xmlEscaped = (text: string): string =>
  text
    .replace(unsayable, "")
    .replace(/[&<>"\r]/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" })[sign]!);
