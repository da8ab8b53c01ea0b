import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { maskLeftParts } from './left-parts.ts';
import { redactPersonal } from './redact-personal.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('what stands beside details that are masked', () => {
  it.each([
    ['the chart at your other store says something else, it is K-20 114 58', /K-20|114|58/],
    ['tengo el expediente EXP 44-0921 en la mano', /44|0921/],
    ['they shorted me on the 30/55128', /55128/],
    ['visa 4111 1111 1111 1111 and on the back it says 914', /914/],
    ['BIN 004336 PCN ADV grp RXNORTH', /RXNORTH/],
    ['for the flu clinic: Oyinkan, 5.2.09', /Oyinkan|5\.2/],
    ["my daughter was born in May '17", /'17/],
    ['my husband Vasiline needs his pump', /Vasiline/],
    ['My sister in law Amparo de la Vega is here', /Amparo|Vega/],
    ['last name is St. Cloudier', /Cloudier/],
    ['it should be under Quackenbos', /Quackenbos/],
    ['bring it to 4th floor, 812 Granite Ave', /4th|812/],
    ['we are in unit 7c on juniper st', /7c|juniper/],
    ['estoy en el motel 6, cuarto 210', /210/],
  ])('goes, too: %s', (text, detail) => {
    expect(redact(text)).not.toMatch(detail);
  });

  it.each([
    'what is a PCN and where is it on the card',
    'is the 5k charity run on Saturday',
    'un cargo de 62.15 en mi cuenta del día 9',
    'motrin says exp 03/2027, any good still',
    'I need a record of my purchases from 2025',
    'my mom takes Metformin 500 mg twice',
    'my wife and I both want the Shingrix shot',
  ])('stays: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it.each(['chart a', 'grp A', 'apt 1 on ', '[card] back ', '1/', 'my wife A', 'contact: '])(
    'takes time in line with the length of %s',
    (piece) => {
      expect(growthOf(maskLeftParts, piece, 8_000).ratio).toBeLessThan(mostRatio);
    },
  );
});
