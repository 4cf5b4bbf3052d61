import { builder } from '../graph/builder.ts';
import { MeasurementLevel, MeasurementMethod } from '../generated/prisma/enums.ts';

export const Level = builder.enumType(MeasurementLevel, {
  name: 'MeasurementLevel',
  description:
    'none: nothing about the network is stored. essential: provider and network by IP address and the round trip of every ' +
    'click, without any delay. full: the way of each visitor is measured.',
});
export const Method = builder.enumType(MeasurementMethod, {
  name: 'MeasurementMethod',
  description:
    'redirect: a page measures for a moment before it leads on. embed: the destination measures, told by fb_click_id. ' +
    'hybrid: embed where the snippet was seen lately, else redirect.',
});
