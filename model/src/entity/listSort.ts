export interface SortKey {
  readonly path: string;
  readonly direction: "asc" | "desc";
}

/** `asc(name),desc(createdAt)` as keys; undefined when it reads otherwise. */
export function parseSort(text: string): SortKey[] | undefined {
  const keys: SortKey[] = [];
  for (const part of text.split(",")) {
    const [, direction, path] = /^\s*(asc|desc)\(([A-Za-z.]+)\)\s*$/u.exec(part) ?? [];
    if ((direction !== "asc" && direction !== "desc") || path === undefined) return undefined;
    if (!keys.some((key) => key.path === path)) keys.push({ path, direction });
  }
  return keys;
}

export const sortText = (keys: readonly SortKey[]): string => keys.map(({ path, direction }) => `${direction}(${path})`).join(",");
