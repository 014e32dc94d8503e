/** Something that is worked out when it is first asked for, and kept: what needs every language does not hold up a start. */
export function onceNeeded<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
