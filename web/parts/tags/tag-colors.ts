import type { TagColor } from '../../__generated__/useKnownTagsQuery.graphql';

/** A color in the light theme and in the dark one. */
type Shades = readonly [light: string, dark: string];

interface TagLook {
  /** What the color is called. */
  label: string;
  text: Shades;
  /** What the text stands on, with a contrast of 4.5 at least in either theme. */
  ground: Shades;
}

/** Every color of tags, in the order in which they are offered. */
export const tagColors: Record<TagColor, TagLook> = {
  gray: { label: 'Gray', text: ['#505862', '#b6bec7'], ground: ['#e9ecef', '#2a2f35'] },
  red: { label: 'Red', text: ['#a4231c', '#ff9f98'], ground: ['#fceae8', '#3a1a18'] },
  orange: { label: 'Orange', text: ['#8f4400', '#ffb27a'], ground: ['#fdeedd', '#3a2410'] },
  yellow: { label: 'Yellow', text: ['#6b5000', '#e9ca58'], ground: ['#fbf3d0', '#332a0b'] },
  green: { label: 'Green', text: ['#146c43', '#6fd6a2'], ground: ['#e2f4ea', '#14301f'] },
  teal: { label: 'Teal', text: ['#0a625a', '#62d6c6'], ground: ['#dcf3f0', '#0f302c'] },
  blue: { label: 'Blue', text: ['#1d5bbf', '#93b9fa'], ground: ['#e7effb', '#1a2a44'] },
  purple: { label: 'Purple', text: ['#6a3bc0', '#c8adfa'], ground: ['#f1eafd', '#2a1f45'] },
  pink: { label: 'Pink', text: ['#a02a66', '#f59fc6'], ground: ['#fbe8f1', '#3b1a2b'] },
};

const inEither = ([light, dark]: Shades) => `light-dark(${light}, ${dark})`;

/** How something in the color of a tag looks. */
export const lookOf = (color: TagColor) => ({
  color: inEither(tagColors[color].text),
  backgroundColor: inEither(tagColors[color].ground),
});
