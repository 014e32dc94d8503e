/**
 * Pieces of work of one transaction whose statements travel together. Answers when all of them have ended, refused or not: behind one that
 * was refused nothing of another is still to be sent when the transaction is rolled back.
 */
export async function allEnded<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
