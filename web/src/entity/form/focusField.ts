import { focusFirstError } from "./focusFirstError.ts";

const patience = 3000;

/** Gives the keyboard to a field that an address names, once its form is there. */
export function focusField(name: string): () => void {
  const end = performance.now() + patience;
  let frame = 0;
  const look = () => {
    const control = document.querySelector(`[data-field="${CSS.escape(name)}"], form [name="${CSS.escape(name)}"]`);
    if (control) focusFirstError({ [name]: "" });
    else if (performance.now() < end) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
