import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { tooCostly } from '../../graph/builder.ts';

/**
 * Most pairs of fields under one name: the rule that such fields agree compares each with each, and all that they
 * select. The web app's documents have 173 at most, and each pair may cost a microsecond or some.
 */
export const MAX_PAIRS = 2_000;
/** Most selections with fragments put in their places, in which the pairs are counted; the web app's have 716 at most. */
export const MAX_SELECTIONS = 10_000;

/** Deeper selections are refused by another rule, and those of fragments within themselves have no end. */
const GONE_INTO = 60;

/** Throws QUERY_TOO_COSTLY where a document repeats its fields so often that comparing them would take long. */
export function refuseRepetition(document: DocumentNode): void {
  const counter = new PairCounter(document);
  for (const definition of document.definitions) {
    if ('selectionSet' in definition) counter.count([definition.selectionSet]);
  }
}

class PairCounter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  #pairs = 0;
  #selections = 0;

  constructor({ definitions }: DocumentNode) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  /** Counts in selection sets that are merged into one, and in what their fields select. */
  count(sets: readonly SelectionSetNode[], depth = 1): void {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.#collect(set, fields, spread);
    for (const same of fields.values()) {
      this.#pairs += (same.length * (same.length - 1)) / 2;
      if (this.#pairs > MAX_PAIRS) throw tooCostly('The document repeats its fields too often.', same[0]);
      const selected = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (selected.length && depth < GONE_INTO) this.count(selected, depth + 1);
    }
  }

  /** Every fragment is gone into once: what it selects is the same each time. */
  #collect({ selections }: SelectionSetNode, fields: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections) {
      if (++this.#selections > MAX_SELECTIONS) throw tooCostly('The document spreads its fragments too often.');
      if (selection.kind === Kind.INLINE_FRAGMENT) this.#collect(selection.selectionSet, fields, spread);
      if (selection.kind === Kind.FRAGMENT_SPREAD) this.#spread(selection.name.value, fields, spread);
      if (selection.kind !== Kind.FIELD) continue;
      const name = (selection.alias ?? selection.name).value;
      const same = fields.get(name);
      if (same) same.push(selection);
      else fields.set(name, [selection]);
    }
  }

  #spread(name: string, fields: Map<string, FieldNode[]>, spread: Set<string>): void {
    const fragment = this.#fragments.get(name);
    if (!fragment || spread.has(name)) return;
    spread.add(name);
    this.#collect(fragment.selectionSet, fields, spread);
  }
}
