/**
 * @generated SignedSource<<5db87998dcf6243e9252e0303a7e4e40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClicksOverTime_dashboard$data = {
  readonly clicksOverTime: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly clicks: number;
    readonly date: string;
    readonly isRunning: boolean;
    readonly visitors: number;
  }>;
  readonly historyLimitedFrom: string | null | undefined;
  readonly timeZone: string;
  readonly timeZoneChanges: ReadonlyArray<{
    readonly at: string;
    readonly date: string;
    readonly timeZone: string;
  }>;
  readonly " $fragmentType": "ClicksOverTime_dashboard";
};
export type ClicksOverTime_dashboard$key = {
  readonly " $data"?: ClicksOverTime_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClicksOverTime_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClicksOverTime_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyLimitedFrom",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeZoneChange",
      "kind": "LinkedField",
      "name": "timeZoneChanges",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayClicks",
      "kind": "LinkedField",
      "name": "clicksOverTime",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "3c4af38a599da28bee64c7c9e440cd8f";

export default node;
