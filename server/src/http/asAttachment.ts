/** The header of a file that is to be saved under this name, whatever its letters: who reads no others is told it with plain ones. */
export function asAttachment(name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\%]/gu, "_");
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/gu, escaped)}`}`;
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
