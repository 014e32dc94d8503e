import { decodeQR } from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrCode } from "./QrCode.tsx";

const scale = 4;

/** The squares of the drawing as a camera would see them. */
function photograph(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1)
        data.fill(
          0,
          4 * ((Number(y) * scale + row) * side + Number(x) * scale + column),
          4 * ((Number(y) * scale + row) * side + Number(x) * scale + column) + 3,
        );
  return { width: side, height: side, data };
}

it("R-2.021 the code on a certificate is read by a camera and leads to where it is verified", () => {
  const link = "https://vigil.example.org/northwind/verify/program/7Z3K9QWX4M2T8V5RB6NHJ1CDYE";
  const svg = renderToStaticMarkup(<QrCode link={link} className="" />);
  expect(decodeQR(photograph(svg))).toBe(link);
  expect(svg).toContain('role="img"');
});
