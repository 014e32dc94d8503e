let locks = 0;

const show = (): void => {
  if (locks > 0) document.documentElement.dataset["locked"] = "";
  else delete document.documentElement.dataset["locked"];
};

/** Shows the wait cursor for as long as the work lasts. */
export async function locked<T>(work: Promise<T>): Promise<T> {
  locks++;
  show();
  try {
    return await work;
  } finally {
    locks--;
    show();
  }
}
