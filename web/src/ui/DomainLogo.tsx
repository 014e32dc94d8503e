import { useEffect } from "react";
import { Logo } from "./Logo.tsx";

/** How a domain looks where it has a look of its own. */
export interface DomainLook {
  colour?: string;
  /** Changes with the picture. */
  logo?: number;
}

/** The logo of the domain or the product's, and the page in the domain's colour. The name stands beside it, so it says nothing itself. */
export function DomainLogo({ domain, look, size }: { domain: string; look: DomainLook | undefined; size?: number }) {
  const colour = look?.colour;
  useEffect(() => {
    // most domains have none, and nothing to undo: entering another domain is another page
    if (colour !== undefined) void import("./brand.ts").then(({ wearColour }) => wearColour(colour));
  }, [colour]);
  if (look?.logo === undefined) return <Logo {...(size === undefined ? {} : { size })} />;
  return <img src={`/api/domains/logo/${encodeURIComponent(domain)}?${look.logo}`} alt="" height={size ?? 26} />;
}
