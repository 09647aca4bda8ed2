import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';

/** The bounds of the content of a picture, in its pixels. */
export interface DrawingBounds {
  /** Width of the whole picture. */
  imageWidth: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The minimum difference in green between content and background. Shadows differ less. */
const minDifference = 8;

/** Finds the drawing in a PNG: everything but the ground around it, which has the color of the last pixel. */
export function drawingBounds(png: Buffer): DrawingBounds {
  const { width: imageWidth, height } = imageSize(png);
  const channels = channelsOf(png, imageWidth, height);
  const greenOf = (pixel: number) => channels[pixel * 4 + 1]!;
  const last = imageWidth * height - 1;
  const box = { imageWidth, left: imageWidth, top: height, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < last; pixel++) {
    if (Math.abs(greenOf(pixel) - greenOf(last)) < minDifference) continue;
    const x = pixel % imageWidth;
    const y = Math.floor(pixel / imageWidth);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > 0 ? box : { imageWidth, left: 0, top: 0, right: imageWidth, bottom: height };
}

/** Red, green, blue and opacity of each pixel of a PNG, row by row. */
function channelsOf(png: Buffer, width: number, height: number): Uint8Array {
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}
