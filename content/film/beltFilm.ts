import type { Frame } from "./h264.ts";

/**
 * How a picture is made on the belt, as a drawing: at the left a bag rides through a beam, at the right its picture grows, column by
 * column. Shapes are plain, so that the film is small.
 */
const width = 640;
const height = 352;
export const framesPerSecond = 5;
const standing = 5;
const columns = 32;

/** Pixels are painted by the number of their colour, of which there are few. */
type Colour = number;
const colours: (readonly [number, number, number])[] = [];
const colour = (...parts: readonly [red: number, green: number, blue: number]): Colour => colours.push(parts) - 1;
const paper = colour(244, 246, 250);
const floor = colour(205, 212, 224);
const machine = colour(86, 98, 120);
const beam = colour(230, 90, 60);
const screen = colour(255, 255, 255);

/** What is in the bag, in its own 128 × 96: left, top, width, height, and what it is made of. */
const things: readonly (readonly [number, number, number, number, Colour])[] = [
  [0, 16, 128, 80, colour(250, 222, 178)], // the bag and its clothes
  [48, 0, 32, 16, colour(140, 176, 226)], // the handle
  [16, 32, 32, 48, colour(224, 145, 58)], // a book
  [64, 32, 16, 56, colour(76, 154, 106)], // a glass bottle
  [96, 40, 16, 40, colour(58, 98, 168)], // a steel tool
];
const bagWidth = 128;

type Canvas = Uint8Array;

function fill(canvas: Canvas, [left, top, wide, high]: readonly [number, number, number, number], painted: Colour): void {
  const [from, to] = [Math.max(0, left), Math.min(width, left + wide)];
  if (from >= to) return;
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++) canvas.fill(painted, y * width + from, y * width + to);
}

/** The bag's things with their left edge at `x`, seen only from column `from` to `to` of the canvas. */
function drawBag(canvas: Canvas, x: number, y: number, [from, to]: readonly [number, number]): void {
  for (const [left, top, wide, high, painted] of things) {
    const start = Math.max(from, x + left);
    fill(canvas, [start, y + top, Math.min(to, x + left + wide) - start, high], painted);
  }
}

const beamAt = 176;
const belt = 224;
const screenAt = 400;

function draw(step: number): Canvas {
  const canvas = new Uint8Array(width * height);
  fill(canvas, [0, 0, width, height], paper);
  fill(canvas, [16, belt, 336, 16], floor);
  // the nose of the bag meets the beam at the first step and leaves it at the last
  const passed = Math.round((Math.min(step, columns) / columns) * bagWidth);
  const nose = beamAt + passed;
  drawBag(canvas, nose - bagWidth, belt - 96, [16, 352]);
  fill(canvas, [144, 32, 64, 32], machine);
  fill(canvas, [beamAt, 64, 2, belt - 64], beam);
  fill(canvas, [144, 256, 64, 16], machine);
  fill(canvas, [screenAt - 16, 80, 208, 192], machine);
  fill(canvas, [screenAt, 96, 176, 144], screen);
  // what has passed the beam stands on the screen, nose first
  drawBag(canvas, screenAt + 24, 128, [screenAt + 24 + bagWidth - passed, screenAt + 24 + bagWidth]);
  return canvas;
}

/** The colours by their number, as brightness and two differences, as H.264 has them. */
const inFilm = (of: (red: number, green: number, blue: number) => number) => Uint8Array.from(colours, (parts) => Math.round(of(...parts)));
const brightness = inFilm((red, green, blue) => 16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255);
const blueness = inFilm((red, green, blue) => 128 + (-37.797 * red - 74.203 * green + 112 * blue) / 255);
const redness = inFilm((red, green, blue) => 128 + (112 * red - 93.786 * green - 18.214 * blue) / 255);

function frameOf(canvas: Canvas): Frame {
  const y = new Uint8Array(width * height);
  const u = new Uint8Array((width * height) / 4);
  const v = new Uint8Array((width * height) / 4);
  for (let place = 0; place < y.length; place++) y[place] = brightness[canvas[place]!]!;
  for (let row = 0, half = 0; row < height; row += 2)
    for (let place = row * width, end = place + width; place < end; place += 2, half++) {
      u[half] = blueness[canvas[place]!]!;
      v[half] = redness[canvas[place]!]!;
    }
  return { width, height, y, u, v };
}

/** It stands for a second before and after. */
export const beltFilm = (): Frame[] =>
  Array.from({ length: columns + 2 * standing }, (_, number) => frameOf(draw(Math.min(columns, Math.max(0, number - standing)))));
