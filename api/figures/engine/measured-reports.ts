import { classSql, OUTCOMES, speedClassSql } from '../../click-model/measured-sql.ts';
import {
  emptyHistograms,
  measuredFiguresOf,
  nothingMeasured,
  type MeasuredFigures,
  type MeasuredSums,
} from '../contract/measured.ts';
import type { Quantity } from '../../click-model/quantities.ts';
import { sumGroups } from '../sql/measured-groups.ts';

/** Reports of websites: rows of a table, and what they are told apart by. All but `values` is SQL. */
export interface Reports<Group extends string> {
  /** What stands after FROM, conditions included. */
  from: string;
  values: unknown[];
  /** Texts; a row is in each group whose text is not null. */
  groups: Record<Group, string>;
  /** The columns of quantities, in their units. */
  quantities: Partial<Record<Quantity, string>>;
  /** Whether a speed is a lower bound, and whether a visit bounced; only where rows have either. */
  isLowerBound?: string;
  isBounce?: string;
}

/** The figures of one text of a group. */
export interface ReportFigures extends MeasuredFigures {
  value: string;
}

/** The figures of all reports, and by the texts of each group in their order: the statistic that clicks have. */
export async function askReports<Group extends string>(
  reports: Reports<Group>,
): Promise<{ all: MeasuredFigures } & Record<Group, ReportFigures[]>> {
  const { from, values, isLowerBound = 'false', isBounce } = reports;
  const quantities = Object.entries(reports.quantities) as [Quantity, string][];
  const groups = Object.entries(reports.groups) as [Group, string][];
  const classes = quantities.map(([quantity, column]) => {
    const sql = quantity === 'speed' ? speedClassSql(column, isLowerBound) : classSql(quantity, column);
    return `${sql} AS "${quantity}"`;
  });
  const outcome = isBounce
    ? `CASE WHEN ${isBounce} THEN ${OUTCOMES.bounce | OUTCOMES.visit} ELSE ${OUTCOMES.visit} END`
    : '0';
  const texts = groups.map(([, text], index) => `(${text})::text AS text_${index}`);
  const keys = ["('all', '')", ...groups.map(([name], index) => `('${name}', text_${index})`)].join(', ');
  const columns = [`${outcome} AS outcome`, '0 AS conversions', ...classes, ...texts].join(', ');
  const rows = `(SELECT ARRAY[name, text] AS key, reported.* FROM (SELECT ${columns} FROM ${from}) AS reported
    CROSS JOIN LATERAL (VALUES ${keys}) AS named (name, text) WHERE text IS NOT NULL)`;
  const sums = await sumGroups<[string, string]>(
    rows,
    values,
    quantities.map(([quantity]) => quantity),
  );
  // What reports do not have is empty.
  const figures = ({ counts, histograms }: MeasuredSums) =>
    measuredFiguresOf({ counts, histograms: { ...emptyHistograms, ...histograms } });
  const figuresOf = (name: string) =>
    sums.filter(({ key }) => key[0] === name).map(({ key, ...own }) => ({ value: key[1], ...figures(own) }));
  return {
    all: figuresOf('all')[0] ?? measuredFiguresOf(nothingMeasured),
    ...(Object.fromEntries(groups.map(([name]) => [name, figuresOf(name)])) as Record<Group, ReportFigures[]>),
  };
}
