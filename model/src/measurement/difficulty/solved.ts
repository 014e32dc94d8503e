/** x of A x = b, for a symmetric positive definite A (Cholesky). */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map((row) => [...row]);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = lower[row]![column]!;
      for (let at = 0; at < column; at++) sum -= lower[row]![at]! * lower[column]![at]!;
      lower[row]![column] = row === column ? Math.sqrt(sum) : sum / lower[column]![column]!;
    }
  const half = [...right];
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) half[row]! -= lower[row]![at]! * half[at]!;
    half[row]! /= lower[row]![row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) half[row]! -= lower[at]![row]! * half[at]!;
    half[row]! /= lower[row]![row]!;
  }
  return half;
}
