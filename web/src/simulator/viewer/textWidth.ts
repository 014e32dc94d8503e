let context: OffscreenCanvasRenderingContext2D | null = null;

/** How wide a name over a picture is, in pixels of the screen: 12 px, half bold, as the stylesheets of pictures say. */
export function textWidth(text: string): number {
  context ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) return 8 * text.length;
  context.font = `650 12px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(context.measureText(text).width);
}
