import { SHARE_BITS, sharesOf, SYMBOLS, writeShares } from "./symbolShares.ts";

/** Writes a symbol of a kind and gives it back, or reads one, whatever it is given. */
export type Symbols = (kind: number, symbol: number) => number;

/** A state lies between this and 256 times as much, which is no more than small numbers hold. */
export const LEAST_STATE = 1 << 22;
export const STATE_BYTES = 4;

/**
 * Writes symbols in as little room as their shares among those of their kind say (asymmetric numeral systems): whole numbers alone, so that
 * every machine writes the same. What was written since the last `end` stands there with its own shares, at most `most` symbols.
 */
export const symbolWriter = (kinds: number, most: number): { symbol: Symbols; end: () => Uint8Array<ArrayBuffer> } => {
  const kept = new Uint16Array(most);
  const counts = new Uint32Array(kinds * SYMBOLS);
  let many = 0;
  return {
    symbol: (kind, symbol) => {
      const place = kind * SYMBOLS + symbol;
      kept[many++] = place;
      counts[place]! += 1;
      return symbol;
    },
    end: () => {
      const head: number[] = [];
      const shares = new Uint16Array(counts.length);
      const starts = new Uint16Array(counts.length);
      for (let kind = 0; kind < kinds; kind++) {
        const own = sharesOf(counts.subarray(kind * SYMBOLS, (kind + 1) * SYMBOLS));
        writeShares(own, (byte) => head.push(byte));
        shares.set(own, kind * SYMBOLS);
        own.forEach(
          (share, symbol) => symbol + 1 < SYMBOLS && (starts[kind * SYMBOLS + symbol + 1] = starts[kind * SYMBOLS + symbol]! + share),
        );
      }
      // From the last symbol to the first, as they are read from the first on.
      const body = new Uint8Array(2 * many + STATE_BYTES);
      let at = body.length;
      let state = LEAST_STATE;
      for (let index = many - 1; index >= 0; index--) {
        const place = kept[index]!;
        const share = shares[place]!;
        for (const full = share * (LEAST_STATE >> (SHARE_BITS - 8)); state >= full; state >>= 8) body[--at] = state;
        const times = (state / share) | 0;
        state = (times << SHARE_BITS) + (state - times * share) + starts[place]!;
      }
      for (let byte = 0; byte < STATE_BYTES; byte++, state >>= 8) body[--at] = state;
      counts.fill(0);
      many = 0;
      const all = new Uint8Array(head.length + body.length - at);
      all.set(head);
      all.set(body.subarray(at), head.length);
      return all;
    },
  };
};
