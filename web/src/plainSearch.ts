/** How what is asked stands in the address: as plain text, `?page=2&order=desc(name)`. */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, string | undefined>): string => {
    const text = new URLSearchParams(
      Object.entries(search).filter((each): each is [string, string] => each[1] !== undefined && each[1] !== ""),
    ).toString();
    return text ? `?${text.replaceAll("%28", "(").replaceAll("%29", ")").replaceAll("%2C", ",")}` : "";
  },
};
