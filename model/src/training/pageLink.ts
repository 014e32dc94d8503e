/** A link that leads to another page of the course, by its number there (`pageBlock.ts` says the same of what may be stored: a file of its own would cost each list). */
export const pageLink = (page: number): string => `page:${page}`;

/** The page to which a link leads; null where it leads elsewhere. */
export function pageOfLink(href: string): number | null {
  const [, page] = /^page:(\d{1,9})$/u.exec(href) ?? [];
  return page === undefined ? null : Number(page);
}
