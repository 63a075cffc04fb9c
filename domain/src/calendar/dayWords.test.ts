import { describe, expect, it } from 'vitest'
import { civilDay, civilIndex } from '#testing'
import { dayDoubt, noSuchDay, readDay } from './dayWords.ts'

// A Wednesday.
const today = '2026-11-25'

describe('a day in words', () => {
  it.each([
    ['today', '2026-11-25'],
    ['Tonight', '2026-11-25'],
    ['yesterday', '2026-11-24'],
    ['  YESTERDAY ', '2026-11-24'],
    ['the day before yesterday', '2026-11-23'],
    ['tomorrow', '2026-11-26'],
    ['last night', '2026-11-24'],
    ['-3d', '2026-11-22'],
    ['−3d', '2026-11-22'],
    ['+3d', '2026-11-28'],
    ['-2w', '2026-11-11'],
    ['3 days ago', '2026-11-22'],
    ['a week ago', '2026-11-18'],
    ['6 months ago', '2026-05-25'],
    ['1 month ago', '2026-10-25'],
    ['a year ago', '2025-11-25'],
    ['2 fridays ago', '2026-11-13'],
    ['-1mo', '2026-10-25'],
    ['-1y', '2025-11-25'],
    ['yesterday morning', '2026-11-24'],
    ['fri night', '2026-11-20'],
    ['fri 6', '2026-11-06'],
    ['fri 6th', '2026-11-06'],
    ['this past friday', '2026-11-20'],
    ['the day after tomorrow', '2026-11-27'],
    ['fri', '2026-11-20'],
    ['Fri.', '2026-11-20'],
    ['on friday', '2026-11-20'],
    // Today is included, unless it says last.
    ['wednesday', '2026-11-25'],
    ['last wednesday', '2026-11-18'],
    ['last fri', '2026-11-20'],
    ['11/20', '2026-11-20'],
    ['11/20/26', '2026-11-20'],
    ['1/5/2026', '2026-01-05'],
    ['nov 3', '2026-11-03'],
    ['Nov 3rd, 2025', '2025-11-03'],
    ['3rd of November', '2026-11-03'],
    ['3-Nov-25', '2025-11-03'],
    ['nov3', '2026-11-03'],
    ['the 20th', '2026-11-20'],
    ['31st', '2026-10-31'],
    ['2026-11-03', '2026-11-03'],
    ['2026/1/5', '2026-01-05'],
    ['20261103', '2026-11-03'],
    ['Wed, Nov 25', '2026-11-25'],
    ['Fri, Nov 13', '2026-11-13'],
    ['2024-02-29', '2024-02-29'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text, today)).toBe(day)
  })

  it.each([
    '',
    'soon',
    'friday lunch',
    'fri 7',
    'the other day',
    'ages ago',
    'an hour ago',
    'the friday before last',
    'a week from friday',
    '-1m',
    '0 fridays ago',
    '999 years ago',
    // More than half a year back: last year's or this year's?
    '12/25',
    'dec 1',
    'next friday',
    'this friday',
    'last week',
    'november',
    'in march',
    'Thu, Nov 25',
    '11-20',
    '31.1.2026',
    '20/11',
    '2/30',
    'feb 29',
    '2026-02-29',
    '2026-13-41',
    '2250-01-01',
    '1899-12-31',
    '-9999d',
    '20261341',
    'constructor',
    '__proto__',
  ])('%j is none', (text) => {
    expect(readDay(text, today)).toBeUndefined()
  })

  it('months ago keeps the end of a shorter month', () => {
    expect(readDay('1 month ago', '2026-03-31')).toBe('2026-02-28')
    expect(readDay('1 month ago', '2026-11-30')).toBe('2026-10-30')
    expect(readDay('a year ago', '2024-02-29')).toBe('2023-02-28')
    expect(readDay('3 months ago', '2026-01-31')).toBe('2025-10-31')
  })

  it.each([
    ['feb 30', noSuchDay],
    ['30 feb 2026', noSuchDay],
    ['31/12/2026', noSuchDay],
    ['2/30', noSuchDay],
    ['on 13/41', noSuchDay],
    ['2026-2-30', noSuchDay],
    ['12/25', 'Which year? Write it like 12/25/2026.'],
    ['dec 1', 'Which year? Write it like 12/1/2026.'],
    ['1 december', 'Which year? Write it like 12/1/2026.'],
    ['feb 29', 'Which year? Write it like 2/29/2026.'],
    ['soon', undefined],
    ['next friday', undefined],
    ['feb 30 or so', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('%j leaves open: %s', (text, doubt) => {
    expect(dayDoubt(text, today)).toBe(doubt)
  })

  it.each([
    ['fri', '2026-11-27'],
    ['friday', '2026-11-27'],
    ['wed', '2026-11-25'],
    ['tue', '2026-12-01'],
    ['last friday', '2026-11-20'],
    ['12/1', '2026-12-01'],
    ['dec 1', '2026-12-01'],
    ['1 dec', '2026-12-01'],
    ['12/25', '2026-12-25'],
    ['jan 15', '2027-01-15'],
    ['1/15', '2027-01-15'],
    ['11/25', '2026-11-25'],
    // Last month's, not next year's.
    ['11/20', '2026-11-20'],
    ['nov 1', '2026-11-01'],
    ['the 1st', '2026-12-01'],
    ['25th', '2026-11-25'],
    ['31st', '2026-12-31'],
    ['tue 1', '2026-12-01'],
    ['Tue, Dec 1', '2026-12-01'],
    ['tomorrow', '2026-11-26'],
    ['yesterday', '2026-11-24'],
    ['+2w', '2026-12-09'],
    ['9/1/26', '2026-09-01'],
    ['next friday', undefined],
    ['9/1', undefined],
    ['2/30', undefined],
    ['Wed, Dec 1', undefined],
  ])('%j among days to come is %s', (text, day) => {
    expect(readDay(text, today, 'coming')).toBe(day)
  })

  it('among days to come asks for the year of a day far from both', () => {
    expect(dayDoubt('9/1', today, 'coming')).toBe('Which year? Write it like 9/1/2026.')
    expect(dayDoubt('12/1', today, 'coming')).toBeUndefined()
    expect(readDay('1/2', '2026-12-31', 'coming')).toBe('2027-01-02')
    expect(readDay('12/31', '2027-01-02', 'coming')).toBe('2026-12-31')
  })

  it('without a year is the latest one across the turn of the year', () => {
    expect(readDay('12/28', '2026-01-05')).toBe('2025-12-28')
    expect(readDay('dec 31', '2026-01-01')).toBe('2025-12-31')
    expect(readDay('1/1', '2026-01-01')).toBe('2026-01-01')
    expect(readDay('2/29', '2024-03-01')).toBe('2024-02-29')
  })

  it('by its weekday is the latest such day, whatever day it is', () => {
    const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const anchor = civilIndex('2024-01-01')
    for (let index = anchor; index < anchor + 800; index += 1) {
      for (const [place, name] of names.entries()) {
        const back = (((index - anchor - place) % 7) + 7) % 7
        expect(readDay(name, civilDay(index).iso)).toBe(civilDay(index - back).iso)
      }
    }
  })
})
