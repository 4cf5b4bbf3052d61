import { config } from '../common/config.ts';
import type { Members } from '../common/member.ts';

/** Every member of a picture, in the order of answers; GraphQL and REST read this list. */
export const pictureMembers = {
  id: { kind: 'text', words: 'Names the picture as the cardPicture of a link.' },
  url: { kind: 'text', words: 'Where it is; the picture at an address never changes.' },
  width: { kind: 'whole', words: 'In pixels, at most 1,200.' },
  height: { kind: 'whole', words: 'In pixels, at most 1,200.' },
  bytes: { kind: 'whole', words: 'The size of its file.' },
} as const satisfies Members;

/** A picture as both doors tell it. */
export interface Picture {
  id: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** Where pictures are served, and their kind. */
export const PICTURE_PATH = '/assets/pictures/';
export const PICTURE_END = '.jpg';

/** Where a picture is. */
export const pictureUrl = (id: string): string => `${config.publicOrigin}${PICTURE_PATH}${id}${PICTURE_END}`;

/** The form of a picture's id: without a first character that spreadsheets take for a formula. */
export const PICTURE_ID = /^[0-9a-f]{32}$/;

/** Every member of a destination's own card; GraphQL and REST read this list. */
export const destinationCardMembers = {
  title: {
    kind: 'text',
    isNullable: true,
    words: 'Its title, cut to the length that a card can have; null without one.',
  },
  description: {
    kind: 'text',
    isNullable: true,
    words: 'Its description, cut to the length that a card can have; null without one.',
  },
  pictureUrl: { kind: 'text', isNullable: true, words: 'Where its picture is; null without one.' },
} as const satisfies Members;

/** What pictures and cards are, and what is done with them, for readers of either door. */
export const pictureWords = {
  picture:
    'A picture that cards of links show: a JPEG of at most 1,200 pixels a side, without the metadata of the file.',
  add:
    'Adds a picture for cards of your links: PNG, JPEG, WebP or GIF, at most 5 MB and 25 million pixels. It is written anew as a ' +
    'JPEG. One that no link has for a day is deleted.',
  url: 'Where the picture is read from, once.',
  data: 'The file in Base64.',
  card: 'What a page says of itself to previews: Open Graph, the tags of X, or its title and description.',
  readCard: 'Reads what a destination says of itself to previews. Nothing is stored.',
} as const;
