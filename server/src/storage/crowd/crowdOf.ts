/** So many different ones within a second are a crowd. A few who ask again as soon as they are answered are none, however much they ask. */
const many = 150;
const secondMs = 1000;

export interface Crowd {
  comes: (who: unknown) => void;
  isThere: () => boolean;
}

/** Whether those who come are a crowd: by how many there were in the second before this one, or already in this one. */
export function crowdOf(clock = () => performance.now()): Crowd {
  let present = new Set<unknown>();
  let before = 0;
  let since = clock();
  const turnTo = (now: number) => {
    if (now - since < secondMs) return;
    before = now - since < 2 * secondMs ? present.size : 0;
    present = new Set();
    since = now;
  };
  return {
    comes(who) {
      turnTo(clock());
      present.add(who);
    },
    isThere() {
      turnTo(clock());
      return Math.max(present.size, before) >= many;
    },
  };
}
