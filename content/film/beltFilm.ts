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

type Colour = readonly [number, number, number];
const paper: Colour = [244, 246, 250];
const floor: Colour = [205, 212, 224];
const machine: Colour = [86, 98, 120];
const beam: Colour = [230, 90, 60];
const screen: Colour = [255, 255, 255];

/** What is in the bag, in its own 128 × 96: left, top, width, height, and what it is made of. */
const things: readonly (readonly [number, number, number, number, Colour])[] = [
  [0, 16, 128, 80, [250, 222, 178]], // the bag and its clothes
  [48, 0, 32, 16, [140, 176, 226]], // the handle
  [16, 32, 32, 48, [224, 145, 58]], // a book
  [64, 32, 16, 56, [76, 154, 106]], // a glass bottle
  [96, 40, 16, 40, [58, 98, 168]], // a steel tool
];
const bagWidth = 128;

type Canvas = Uint8Array;

function fill(canvas: Canvas, [left, top, wide, high]: readonly [number, number, number, number], [red, green, blue]: Colour): void {
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
    for (let at = 3 * (y * width + Math.max(0, left)), end = 3 * (y * width + Math.min(width, left + wide)); at < end; at += 3) {
      canvas[at] = red;
      canvas[at + 1] = green;
      canvas[at + 2] = blue;
    }
}

/** The bag's things with their left edge at `x`, seen only from column `from` to `to` of the canvas. */
function drawBag(canvas: Canvas, x: number, y: number, [from, to]: readonly [number, number]): void {
  for (const [left, top, wide, high, colour] of things) {
    const start = Math.max(from, x + left);
    fill(canvas, [start, y + top, Math.min(to, x + left + wide) - start, high], colour);
  }
}

const beamAt = 176;
const belt = 224;
const screenAt = 400;

function draw(step: number): Canvas {
  const canvas = new Uint8Array(width * height * 3);
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

function frameOf(canvas: Canvas): Frame {
  const y = new Uint8Array(width * height);
  const u = new Uint8Array((width * height) / 4);
  const v = new Uint8Array((width * height) / 4);
  for (let place = 0; place < y.length; place++) {
    const [red, green, blue] = [canvas[3 * place]!, canvas[3 * place + 1]!, canvas[3 * place + 2]!];
    y[place] = Math.round(16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255);
    const [row, column] = [Math.floor(place / width), place % width];
    if (row % 2 === 1 || column % 2 === 1) continue;
    const half = (row / 2) * (width / 2) + column / 2;
    u[half] = Math.round(128 + (-37.797 * red - 74.203 * green + 112 * blue) / 255);
    v[half] = Math.round(128 + (112 * red - 93.786 * green - 18.214 * blue) / 255);
  }
  return { width, height, y, u, v };
}

/** It stands for a second before and after. */
export const beltFilm = (): Frame[] =>
  Array.from({ length: columns + 2 * standing }, (_, number) => frameOf(draw(Math.min(columns, Math.max(0, number - standing)))));
