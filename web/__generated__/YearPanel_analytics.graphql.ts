/**
 * @generated SignedSource<<a23a6d304b5f2324d1d48473d72e311a>>
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
  readonly timeZoneChanges: ReadonlyArray<{
    readonly date: string;
    readonly timeZone: string;
  }>;
  readonly " $fragmentType": "YearPanel_analytics";
};
export type YearPanel_analytics$key = {
  readonly " $data"?: YearPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearPanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
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
      "args": null,
      "concreteType": "TimeZoneChange",
      "kind": "LinkedField",
      "name": "timeZoneChanges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "a0805d038552bfc15e7d326074ade974";

export default node;
