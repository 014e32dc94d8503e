/** Beside it stands the product's name, so it says nothing itself. */
export function Logo({ size = 26 }: { size?: number }) {
  return <img src="/logo.svg" alt="" width={size} height={size} />;
}
