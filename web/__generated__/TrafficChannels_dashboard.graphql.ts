/**
 * @generated SignedSource<<a61839a5aa1d7840fa1e619b0a8a39c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficChannels_dashboard$data = {
  readonly channels: ReadonlyArray<{
    readonly channel: string;
    readonly clicks: number;
    readonly label: string;
    readonly percentage: number;
  }>;
  readonly " $fragmentType": "TrafficChannels_dashboard";
};
export type TrafficChannels_dashboard$key = {
  readonly " $data"?: TrafficChannels_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrafficChannels_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrafficChannels_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChannelShare",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
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
          "name": "clicks",
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
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "a14a7a986805c5ec6e164b48323b7565";

export default node;
