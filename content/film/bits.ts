/** Bits as H.264 writes them: most significant first, with Exponential-Golomb numbers. */
export class Bits {
  readonly bytes: number[] = [];
  private rest = 0;
  private count = 0;

  put(value: number, width: number): this {
    if (this.count === 0 && width === 8) {
      this.bytes.push(value);
      return this;
    }
    for (let bit = width - 1; bit >= 0; bit--) {
      this.rest = (this.rest << 1) | ((value >>> bit) & 1);
      if (++this.count === 8) {
        this.bytes.push(this.rest);
        this.rest = this.count = 0;
      }
    }
    return this;
  }

  unsigned(value: number): this {
    const width = 32 - Math.clz32(value + 1);
    return this.put(0, width - 1).put(value + 1, width);
  }

  signed(value: number): this {
    return this.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  align(bit: 0 | 1 = 0): this {
    while (this.count > 0) this.put(bit, 1);
    return this;
  }

  /** The end of a unit: a one, then zeros to the whole byte. */
  end(): this {
    return this.put(1, 1).align();
  }
}
