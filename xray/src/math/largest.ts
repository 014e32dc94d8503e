/** The number that would stand so many places before the end if they were in order (1 is the largest); puts them in another order. */
export const largest = (numbers: Float64Array, place: number): number => {
  const wanted = numbers.length - place;
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = numbers[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (numbers[left]! < pivot) left++;
      while (numbers[right]! > pivot) right--;
      if (left > right) break;
      const other = numbers[left]!;
      numbers[left++] = numbers[right]!;
      numbers[right--] = other;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return numbers[wanted] ?? Infinity;
};
