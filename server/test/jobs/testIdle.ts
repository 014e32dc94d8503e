import type { WhenIdle } from "../../src/jobs/whenIdle.ts";

/** The minute nobody asks in passes when the test says so. */
export function testIdle() {
  const ends = new Set<() => void>();
  let begun = 0;
  const when: WhenIdle = (end) => {
    const once = () => end(); // the same end may wait twice
    ends.add(once);
    begun += 1;
    return () => void ends.delete(once);
  };
  return {
    when,
    waiting: () => ends.size,
    begun: () => begun,
    pass: () => {
      for (const end of ends) end();
      ends.clear();
    },
  };
}
