/** What a link shows to previews. */
export interface Card {
  title: string | null;
  description: string | null;
  picture: { id: string; width: number; height: number } | null;
}

/** Its columns. */
export interface CardRow {
  card_title: string | null;
  card_description: string | null;
  card_picture: string | null;
  card_width: number | null;
  card_height: number | null;
}

/** What a link shows to previews; null where it has no card. */
export function cardOf({ card_title: title, card_description: description, ...row }: CardRow): Card | null {
  const picture = row.card_picture && { id: row.card_picture, width: row.card_width!, height: row.card_height! };
  return title || description || picture ? { title, description, picture: picture || null } : null;
}
