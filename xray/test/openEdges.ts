import type { Solid } from "../src/solid.ts";

/** How many edges of a mesh are not used exactly once in each direction: none of a closed one. */
export const openEdges = ({ shape }: Solid): number => {
  if (shape.kind !== "mesh") return 0;
  const count = shape.vertices.length / 3;
  const used = new Set<number>();
  let wrong = 0;
  for (let face = 0; face < shape.triangles.length; face += 3)
    for (let side = 0; side < 3; side++) {
      const edge = (shape.triangles[face + side] ?? 0) * count + (shape.triangles[face + ((side + 1) % 3)] ?? 0);
      if (used.has(edge)) wrong++;
      used.add(edge);
    }
  for (const edge of used) if (!used.has((edge % count) * count + Math.floor(edge / count))) wrong++;
  return wrong;
};
