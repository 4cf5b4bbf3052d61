const KEY = 'closed_groups';

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return []; // without storage, or not what was written
  }
};

/** Whether a group of the sidebar is open: every one, until somebody closes it. */
export const isGroupOpen = (label: string): boolean => !read().includes(label);

/** Remembers in this browser whether a group is open. */
export function keepGroup(label: string, isOpen: boolean): void {
  const others = read().filter((one) => one !== label);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOpen ? others : [...others, label]));
  } catch {
    // Without storage it is open again on the next page.
  }
}
