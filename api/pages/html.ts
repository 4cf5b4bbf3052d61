const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe inside HTML, between tags and within quoted attributes alike. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
