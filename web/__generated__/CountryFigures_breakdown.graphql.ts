/**
 * @generated SignedSource<<27362703078a6f81f026edc3cffea3d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryFigures_breakdown$data = {
  readonly clicks: number;
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "CountryFigures_breakdown";
};
export type CountryFigures_breakdown$key = {
  readonly " $data"?: CountryFigures_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryFigures_breakdown">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryFigures_breakdown",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};
})();

(node as any).hash = "accf1833f2d7649bb0bb1f688957fb43";

export default node;
