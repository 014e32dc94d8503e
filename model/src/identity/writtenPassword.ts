import { maximumPasswordLength, passwordFaults, type PasswordRule } from "./passwordRules.ts";

/** No two of them look alike on paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const bytes = 256;
/** Bytes from here on would make some characters likelier than others. */
const evenly = Math.floor(bytes / alphabet.length) * alphabet.length;
const groupLength = 4;
/** Sixteen characters of 55: 92 bits. */
const fewestGroups = 4;
/** One draw in two hundred has no digit, or none of one case. */
const mostTries = 100;

/** A password that is copied from paper: groups of four characters, as many as the rules ask for, drawn anew while they break one. */
export function writtenPassword(rules: readonly PasswordRule[], username: string, randomBytes: (length: number) => Uint8Array): string {
  const longest = Math.max(0, ...rules.map((rule) => (rule.rule === "minLength" ? rule.value : 0)));
  const groups = Math.max(fewestGroups, Math.ceil((longest + 1) / (groupLength + 1)));
  const draw = () =>
    Array.from({ length: groups }, () => drawn(randomBytes))
      .join("-")
      .slice(0, maximumPasswordLength);
  let password = draw();
  for (let tries = 1; tries < mostTries && passwordFaults(rules, password, username).length > 0; tries += 1) password = draw();
  return password;
}

function drawn(randomBytes: (length: number) => Uint8Array): string {
  let text = "";
  while (text.length < groupLength) {
    const [byte = evenly] = randomBytes(1);
    if (byte < evenly) text += alphabet[byte % alphabet.length];
  }
  return text;
}
