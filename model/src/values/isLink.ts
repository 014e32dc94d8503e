/** An address of the web that may be made a link: http or https, nobody's name or password in it, nothing a browser would read otherwise. */
export const isLink = (text: string): boolean =>
  /^https?:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/iu.test(text) && !/\p{Cc}/u.test(text) && URL.canParse(text);
