/** Does something once what was just drawn is on the screen; the answer calls it off. A page that nobody sees is painted when it is seen. */
export function afterPainting(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
