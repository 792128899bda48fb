import type { Language } from '@songwai/core/basics/language';
import type { VehicleKind } from '../../src/shared/vehicles/vehicle-drawing.tsx';
import { VehicleDrawing } from '../../src/shared/vehicles/vehicle-drawing.tsx';
import { vehicleNames } from './vehicle-names.ts';
import './vehicle-sheet.css';

const kinds = Object.keys(vehicleNames) as readonly VehicleKind[];
const widths = [56, 84, 112, 160] as const;
const backgrounds = ['plain', 'chosen', 'sunken'] as const;

const say = {
  title: { th: 'รถหกแบบ', en: 'Six vehicles' },
  lead: {
    th: 'วาดด้วยมือเดียวกัน กรอบ 96 × 48 เส้นหนา 2 ล้อยืนบนพื้นเดียวกัน หันไปทางขวาทุกคัน สีมาจากโทเคนสามตัว: ตัวรถ ที่บรรทุก กระจก',
    en: 'Drawn in one hand: 96 × 48, a line of 2, wheels on one ground, all facing right. Three tokens colour them: body, load and glass.',
  },
  all: { th: 'ครบทั้งหก', en: 'All six' },
  sizes: { th: 'ขนาดที่ใช้จริง', en: 'The sizes in use' },
  backgrounds: { th: 'พื้นที่วางได้', en: 'What they stand on' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The foundation's page of the vehicles. */
export function VehicleSheet({ language }: { readonly language: Language }) {
  return (
    <div className="sw-vehicle-sheet">
      <header>
        <h1>{say.title[language]}</h1>
        <p className="sw-vehicle-sheet__lead">{say.lead[language]}</p>
      </header>
      <section>
        <h2>{say.all[language]}</h2>
        <ul className="sw-vehicle-sheet__all">
          {kinds.map((kind) => (
            <li key={kind}>
              <VehicleDrawing kind={kind} />
              <p>{vehicleNames[kind][language]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.sizes[language]}</h2>
        <ul className="sw-vehicle-sheet__sizes">
          {widths.map((width) => (
            <li key={width}>
              <span style={{ width: `${width}px` }}>
                <VehicleDrawing kind="box" />
              </span>
              <p className="sw-figures">{width}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.backgrounds[language]}</h2>
        <ul className="sw-vehicle-sheet__grounds">
          {backgrounds.map((background) => (
            <li key={background} className={`sw-vehicle-sheet__ground--${background}`}>
              <VehicleDrawing kind="car" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
