import { describe, expect, test } from 'vitest'
import { type ClauseKind, kindOf } from './clauseKinds.ts'
import { tokenize } from './tokens.ts'

const sentences: Record<ClauseKind, string> = {
  statement: `
    december felt really expensive
    may felt long
    march looked bad
    i spend too much on sushi
    we were away over the holidays
    i'm trying to be good this year
    it feels like a lot
    it's almost christmas
    there goes my raise
    they charge me every month
    everyone says thirty percent
    she told me to check
    that was a lot
    this is getting out of hand
    that one is my fault
    my husband says i'm terrible with cash
    my landlord is breathing down my neck
    my card bill scared me
    my dad keeps telling me to budget better
    my accountant needs it
    my mother-in-law is visiting
    my sister owes me for groceries
    my therapist says write it down
    my brother uses my netflix
    that seems high
    not that i watch it
    dont have my receipts with me
    whether we can move
    my partner and i split chores
    me and my gf are arguing about takeout
    the dog ate my notes
    the accountant emailed me
    my spreadsheet crashed
    the kids went to camp in july
    the guy at the bank says i'm broke
    all my friends have a budget
    boss gave me a raise in may
    christmas wiped me out
    payday can't come soon enough
    prices went up
    parking is eating me alive
    sneakers are killing my budget
    money's tight
    wife's asking
    hubby's birthday is next week
    its friday
    work has been crazy
    and i never checked
    well my wife wants to know
    because it feels like a lot
    since we want to move
    just woke up
    been staring at spreadsheets all morning
    had a rough week
    went to a wedding
    got to run
    trying to save for a house
    tryna be good
    writing my year in review post
    not gonna lie
    not sure
    gotta update my budget planner
    need it for a form
    feels like i bleed cash
    seems like a lot
    thought i was doing well`,
  question: `
    how much did i spend
    how bad was it
    what did i spend in october
    what's my biggest bill
    which bills are due
    when is rent due
    where does it all go
    who got the most
    why so much
    whot was my largest expense
    did i pay rent
    do we spend more on food
    is rent due
    are there any bills left
    was october worse
    am i over
    have i been to costco
    has netflix gone up
    can i afford shoes
    will my rent go up
    should we worry
    could you tell me
    show me the purchases
    list my target purchases
    give me the total
    gimme october
    tell me what i spent
    compare june and july
    please find my last haircut
    and how often
    so what was it
    groceries was how much
    subscriptions did i forget about
    in october did i spend more
    rent for october how much was it`,
  command: `
    settle a bet between me and my roommate
    hit me with the bad news
    rip the band-aid off
    let me have it
    be honest with me
    don't judge me
    humor a nosy guy
    brace yourself
    bear with me
    wish me luck
    forgive my typing`,
  part: `
    october
    june july and august
    in october
    at costco
    on shoes
    for my daughter
    with my visa
    groceries
    my sushi spending
    the work stuff
    the big ones
    coffee purchases in october
    purchases that were over fifty
    subscriptions i forgot about
    the money spent on coffee
    stuff bought at target
    my missed payments
    my planned expenses
    the combined spending
    organic ones
    no rent
    rent aside
    only flurbs please
    without flurbs
    not pottery though
    except rent
    excluding paris
    including tips
    using paypal
    regarding shoes
    spending in october
    parking tickets
    while i was in vermont
    when i lived in austin
    before the wedding
    since we moved
    after the baby came
    until i quit
    if i lose my job
    unless it rains
    during my trip
    drop pottery
    ignore flurbs
    forget pottery
    leave flurbs out
    my card not his
    over fifty dollars
    sushi and pizza
    rent or netflix
    that torrent plumbing guy
    as a family
    don't count pottery
    don't include rent
    my brothers and sisters
    the needs of my kids`,
}

describe.each(Object.entries(sentences))('a %s', (kind, lines) => {
  test.each(lines.trim().split(/\s*\n\s*/))('%s', (sentence) => {
    expect(kindOf(tokenize(sentence))).toBe(kind)
  })
})
