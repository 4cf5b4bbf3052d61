import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Conversions_website$data,
  Conversions_website$key,
} from '../../../__generated__/Conversions_website.graphql';
import { formatDateTime } from '../../../format/dates.ts';
import { numberFormat } from '../../../format/number-format.ts';
import { formatCount } from '../../../format/numbers.ts';
import { useAct } from '../../../relay/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useStrikeConversionMutation } from '../useStrikeConversionMutation.ts';

const amounts = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (value: number | null | undefined, currency: string | null | undefined) =>
  typeof value === 'number' ? `${amounts.format(value)}${currency ? ` ${currency}` : ''}` : '—';

type Data = Conversions_website$data;

/** The conversions of a website: what a server proved beside what pages said, and each of the latest to strike out. */
export function Conversions(props: { website: Conversions_website$key }) {
  const { id, conversions, reportedConversions } = useFragment(
    graphql`
      fragment Conversions_website on Website @argumentDefinitions(range: { type: "WebsiteRange!" }) {
        id
        conversions(range: $range) {
          name
          currency
          count
          value
          fromLinks
          proven
          provenValue
        }
        reportedConversions(first: 20) {
          edges {
            node {
              id
              reportedId
              name
              value
              currency
              convertedAt
              isProven
              isCounted
              isStruck
            }
          }
        }
      }
    `,
    props.website,
  );
  const latest = reportedConversions.edges.map(({ node }) => node);
  return (
    <Panel
      title="Conversions"
      subtitle="Anybody can make up what a page reports. What your server reports with its key is proven."
    >
      {latest.length === 0 ? (
        <p className="text-sm text-muted">Orders and sign-ups appear here once a page or your server reports them.</p>
      ) : (
        <div className="grid gap-6">
          {conversions.length > 0 && <Sums conversions={conversions} />}
          <Latest websiteId={id} rows={latest} />
        </div>
      )}
    </Panel>
  );
}

const Sums = ({ conversions }: Pick<Data, 'conversions'>) => (
  <DataTable
    caption="Conversions by name"
    rows={conversions}
    keyOf={({ name, currency }) => `${name} ${currency ?? ''}`}
    isStacked
    columns={[
      { name: 'Name', cell: ({ name }) => name },
      { name: 'Count', cell: ({ count }) => formatCount(count), isFigure: true },
      { name: 'From links', cell: ({ fromLinks }) => formatCount(fromLinks), isFigure: true },
      { name: 'Value', cell: ({ value, currency }) => money(value, currency), isFigure: true },
      {
        name: 'Proven',
        cell: ({ proven, provenValue, currency }) =>
          proven ? `${formatCount(proven)} · ${money(provenValue, currency)}` : 'None',
        isFigure: true,
      },
    ]}
  />
);

const reporterOf = (isProven: boolean) => (isProven ? 'Your server' : 'A page, unproven');

type Row = Data['reportedConversions']['edges'][number]['node'];

function Latest({ websiteId, rows }: { websiteId: string; rows: Row[] }) {
  const strike = useStrikeConversionMutation();
  const { act, isBusy } = useAct();
  const toggle = ({ id, reportedId, isStruck }: Row) =>
    void act({
      of: id,
      run: () => strike({ websiteId, id: reportedId, isStruck: !isStruck }),
      done: isStruck ? 'The conversion counts again.' : 'The conversion was struck out of every figure.',
      failed: 'This could not be changed.',
    });
  return (
    <DataTable
      caption="Latest conversions"
      rows={rows}
      keyOf={({ id }) => id}
      isStacked
      columns={[
        {
          name: 'Conversion',
          cell: ({ name, reportedId, isStruck, convertedAt, isProven }) => (
            <>
              <span className={isStruck ? 'line-through' : undefined}>
                {name} <span className="text-xs break-all text-faint">{reportedId}</span>
              </span>
              <span className="block text-xs text-muted">
                {formatDateTime(convertedAt)}
                <span className="sm:hidden"> · {reporterOf(isProven)}</span>
              </span>
            </>
          ),
        },
        { name: 'Value', cell: ({ value, currency }) => money(value, currency), isFigure: true },
        { name: 'Reported by', cell: ({ isProven }) => reporterOf(isProven), isFolded: true },
        {
          name: 'Counts',
          cell: (row) => (
            <span className="flex items-center gap-2">
              {row.isStruck ? 'Struck out' : row.isCounted ? 'Yes' : 'No'}
              <Button
                tone="quiet"
                className="!h-7 !px-2 !text-xs"
                disabled={isBusy(row.id)}
                aria-label={`${row.isStruck ? 'Restore' : 'Strike out'} ${row.reportedId}`}
                onClick={() => toggle(row)}
              >
                {row.isStruck ? 'Restore' : 'Strike out'}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
