type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The shape a translation of a room must fill: every phrase, and every plural form where English has `_one` and `_other`. */
export type Translated<Room> = {
  readonly [Key in keyof Room as Key extends `${string}_${"one" | "other"}` ? never : Key]: Room[Key] extends string
    ? string
    : Translated<Room[Key]>;
} & { readonly [Key in PluralBase<keyof Room> as `${Key}_${PluralForm}`]: string };
