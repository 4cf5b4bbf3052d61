/**
 * @generated SignedSource<<006acf26aebf1423abe81dcd7278093b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearPanel_analytics$data = {
  readonly historyLimitedFrom: string | null | undefined;
  readonly series: ReadonlyArray<{
    readonly clicks: number;
    readonly date: string;
    readonly isPartial: boolean;
    readonly isRunning: boolean;
    readonly lastDate: string;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "YearPanel_analytics";
};
export type YearPanel_analytics$key = {
  readonly " $data"?: YearPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearPanel_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyLimitedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "granularity",
          "value": "WEEK"
        }
      ],
      "concreteType": "AnalyticsPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPartial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        }
      ],
      "storageKey": "series(granularity:\"WEEK\")"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "4a612246ce297328eb890e7be66047d7";

export default node;
