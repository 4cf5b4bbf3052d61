import { MAX_CARD_DESCRIPTION_LENGTH, MAX_CARD_TITLE_LENGTH } from '../common/input-limits.ts';
import type { Members } from '../common/member.ts';
import { optionalText } from '../common/optional-text.ts';
import { PictureId } from './card-rules.ts';

/** The members of a link that say what previews show of it. */
export const cardMembers = {
  cardTitle: {
    kind: 'text',
    isNullable: true,
    words: 'The title that previews in chats and feeds show; null without one.',
    asked:
      'The title that previews in chats and feeds show, at most 200 characters. They show the card of the URL where it has a title, ' +
      'a description or a picture, and else that of its destination.',
    rule: optionalText('title of the card', MAX_CARD_TITLE_LENGTH),
  },
  cardDescription: {
    kind: 'text',
    isNullable: true,
    words: 'The description that such previews show; null without one.',
    asked: 'The description that such previews show, at most 500 characters.',
    rule: optionalText('description of the card', MAX_CARD_DESCRIPTION_LENGTH),
  },
  cardPicture: {
    kind: 'text',
    isNullable: true,
    words: 'The id of the picture that such previews show; null without one.',
    asked: 'The id of the picture that such previews show, or its address on this server; a picture is added first.',
    rule: PictureId,
  },
  cardPictureUrl: {
    kind: 'text',
    isNullable: true,
    isStored: false,
    words: 'Where that picture is; null without one.',
  },
} as const satisfies Members;
