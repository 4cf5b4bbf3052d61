/**
 * @generated SignedSource<<2d9ff8bea357fc51e94fdd519e9a3adc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "LINK" | "NETWORK" | "OS" | "REFERRER" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE";
import type { FragmentRefs } from "relay-runtime";
export type BreakdownList_breakdown$data = {
  readonly dimension: AnalyticsDimension;
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly countryCode: string | null | undefined;
    readonly detail: string | null | undefined;
    readonly key: string;
    readonly label: string;
    readonly percentage: number;
    readonly visitors: number;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "BreakdownList_breakdown";
};
export type BreakdownList_breakdown$key = {
  readonly " $data"?: BreakdownList_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownList_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimension",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};

(node as any).hash = "21bdb63afc2e326c196ebfabf93482ac";

export default node;
