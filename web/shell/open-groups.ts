const KEY = 'closed_groups';

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return []; // without storage, or not what was written
  }
};

/** The height of a window, in pixels, from which on every group is open at first. */
const ROOM = 900;

/** Whether there is room for every group; elsewhere only that of the current page is open. */
export const hasRoom = (): boolean => window.innerHeight >= ROOM;

/** Whether a group of the sidebar is open: every one that has room, until somebody closes it. */
export const isGroupOpen = (label: string): boolean => hasRoom() && !read().includes(label);

/** Remembers in this browser whether a group is open. */
export function keepGroup(label: string, isOpen: boolean): void {
  if (!hasRoom()) return;
  const others = read().filter((one) => one !== label);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOpen ? others : [...others, label]));
  } catch {
    // Without storage it is open again on the next page.
  }
}
