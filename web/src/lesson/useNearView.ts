import { type RefObject, useEffect, useState } from "react";

/** True from when an element has come near the screen. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || near) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: "400px",
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
