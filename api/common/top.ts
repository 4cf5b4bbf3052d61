/** Up to so many a heap is quicker than sorting all items. */
const MOST_KEPT = 2_000;

/** The first `count` of some items in an order, as sorting them all would give them. */
export function topOf<Item>(items: Item[], count: number, compare: (a: Item, b: Item) => number): Item[] {
  if (count > MOST_KEPT || items.length <= count) return items.sort(compare).slice(0, count);
  const heap: Item[] = []; // the last of the kept is at its root
  for (const item of items) {
    if (heap.length < count) {
      heap.push(item);
      rise(heap, compare);
    } else if (count && compare(item, heap[0]!) < 0) {
      heap[0] = item;
      sink(heap, compare);
    }
  }
  return heap.sort(compare);
}

function rise<Item>(heap: Item[], compare: (a: Item, b: Item) => number): void {
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    if (compare(heap[at]!, heap[parent]!) <= 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink<Item>(heap: Item[], compare: (a: Item, b: Item) => number): void {
  for (let at = 0; ;) {
    let last = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && compare(heap[child]!, heap[last]!) > 0) last = child;
    }
    if (last === at) return;
    swap(heap, at, last);
    at = last;
  }
}

function swap<Item>(heap: Item[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b]!, heap[a]!];
}
