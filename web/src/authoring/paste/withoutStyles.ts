/** Where a style of a document from elsewhere is read. */
export const styleName = "data-style";

/**
 * A document whose styles are words: none is applied anywhere, and the content policy would tell each of them in the browser's console, which
 * takes longer than reading all of it.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/giu, (tag) => tag.replaceAll(/\sstyle\s*=/giu, ` ${styleName}=`));

export const styleOf = (element: Element): string => element.getAttribute(styleName) ?? "";
